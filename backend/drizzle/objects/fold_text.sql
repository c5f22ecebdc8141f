-- The text in which staff search: without accents, with plain letters, quotation marks and dashes. `foldText` of
-- @school/shared/format does the same to what is typed.
CREATE OR REPLACE FUNCTION fold_text(written text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  -- Most texts have nothing but ASCII.
  IF octet_length(written) = char_length(written) THEN
    RETURN written;
  END IF;
  RETURN replace(replace(replace(replace(replace(replace(replace(replace(
    translate(
      regexp_replace(
        normalize(translate(written, '‘’‚‛′ʹʻʼ´‹›＇ꞌ“”„‟″«»＂‐‑‒–—―−﹘﹣－', '''''''''''''''''''''''''''""""""""----------'), NFKD),
        '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]', '', 'g'),
      'ƐɛΕεƆɔϽͻↃↄŊŋƝɲĐđÐðƉɖƊɗƁɓƘƙƳƴƑƒƔɣƲʋƖɩıƱʊƎǝƏəØøŁłĦħŦŧƬƭƤƥ',
      'EeEeOoOoOoNnNnDdDdDdDdBbKkYyFfGgVvIiiUuEeEeOoLlHhTtTtPp'),
    'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'), 'Þ', 'TH');
END
$$;
