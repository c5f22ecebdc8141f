import styled, { css } from 'styled-components';
import { Link } from '@school/shared';
import { Mark } from '@school/shared/art';
import { school } from '@school/shared/site';
import { color, font, media, measure, size } from '@school/shared/theme';

/** The school's mark and name with a link to the home page. @param narrow the name on two lines, for narrow spaces */
export function Brand({ narrow = false }: { readonly narrow?: boolean }) {
  return (
    <Home to="/" data-narrow={narrow || undefined}>
      <Sign id="brand" />
      {narrow ? (
        <b>
          {school.nameLines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </b>
      ) : (
        <span>
          <b>{school.name}</b>
          <i>{school.place}</i>
        </span>
      )}
    </Home>
  );
}

const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: ${measure.target};
  min-width: ${measure.target};
  text-decoration: none;

  b {
    display: block;
    font: 800 1.1875rem/1 ${font.display};
    font-stretch: 82%;
  }
  b > span {
    display: block;
    white-space: nowrap;
  }
  i {
    display: block;
    margin-top: 3px;
    font: 600 ${size.mini}/1.15 ${font.text};
    color: ${color.muted};
  }
  ${media.nav} {
    b {
      font-size: 1.0625rem;
    }
  }
  ${media.phone} {
    &[data-narrow] {
      gap: 8px;
      b {
        font-size: 0.875rem;
      }
    }
  }
  ${media.tiny} {
    gap: 8px;
    b {
      font-size: 0.875rem;
    }
  }
  /* There is no space for text beside a second mark, the search and the menu. */
  @media (max-width: 374px) {
    &[data-narrow] b {
      ${unseen}
    }
  }
  /* Nor with a large browser font, whose em these are. */
  @media (max-width: 19em) {
    b,
    i {
      ${unseen}
    }
  }
`;

const Sign = styled(Mark)`
  flex: none;
  width: 44px;
  height: 44px;
  ${media.nav} {
    width: 40px;
    height: 40px;
  }
  ${media.phone} {
    [data-narrow] > & {
      width: 32px;
      height: 32px;
    }
  }
`;
