-- As for the log (audit_search_in_batches): showing or hiding the words of ten thousand donors moves as many rows, and each took
-- its words into this index one by one, a third of the time of such a request.
ALTER INDEX donations_search_idx RESET (fastupdate);
