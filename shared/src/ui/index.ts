export { Wrap } from './layout/Wrap';
export { Section, type SectionProps } from './layout/Section';
export { SplitHead, type SplitHeadProps } from './layout/SplitHead';
export { Grid, type Gap, type GridProps } from './layout/Grid';
export { Cluster, Stack, type ClusterProps, type StackProps } from './layout/Stack';

export { Display, type DisplayProps, type DisplaySize } from './type/Display';
export { Subtitle, Title, type TitleProps } from './type/Title';
export { Lead } from './type/Lead';
export { Text, type TextProps } from './type/Text';
export { VisuallyHidden } from './type/VisuallyHidden';

export { Button, type ButtonProps } from './action/Button';
export type { ButtonSize, ButtonTone } from './action/barAndBeat';
export { TextLink, type TextLinkProps } from './action/TextLink';
export { IconButton, type IconButtonProps } from './action/IconButton';
