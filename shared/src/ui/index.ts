export { Wrap } from './layout/Wrap';
export { StickyBar, StickyBarTitle, type StickyBarProps } from './layout/StickyBar';
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

export { useWiring, type FieldProps } from './field/Field';
export { TextField, type TextFieldProps } from './field/TextField';
export { TextArea, type TextAreaProps } from './field/TextArea';
export { AmountField } from './field/AmountField';
export { SelectField, type Option, type SelectFieldProps } from './field/SelectField';
export { CheckboxField, type CheckboxFieldProps } from './field/CheckboxField';
export { CheckboxGroup, type BoxesProps, type CheckboxGroupProps } from './field/CheckboxGroup';
export { Choices, type ChoicesProps } from './field/Choices';
export { RadioCards, type CardOption, type RadioCardsProps } from './field/RadioCards';
export { Segmented, type SegmentOption, type SegmentedProps } from './field/Segmented';
export { FileField, type FileFieldProps } from './field/FileField';
export type { ChosenFile } from './field/FileRow';
export { Honeypot } from './field/Honeypot';
export { ErrorSummary, type ErrorSummaryProps, type SummaryError } from './field/ErrorSummary';
export { FormActions, type FormActionsProps } from './field/FormActions';
export { FieldGroup, FieldPair, Fields, type FieldGroupProps } from './field/FieldGroup';

export { Card, CardBody, type CardProps } from './display/Card';
export { CardLink } from './display/CardLink';
export { Facts, type Fact } from './display/Facts';
export { Table, type Column, type TableProps } from './display/Table';
export { Accordion, type AccordionItem, type AccordionProps } from './display/Accordion';
export { Progress, type ProgressProps } from './display/Progress';
export { Loading, Skeleton, SkeletonText, type SkeletonProps } from './display/Skeleton';
export { EmptyState, type EmptyStateProps } from './display/EmptyState';
export { ErrorState, type ErrorStateProps } from './display/ErrorState';
export { Notice, type NoticeProps, type NoticeTone } from './display/Notice';
export { PortraitTile, type PortraitTileProps, type PortraitTone } from './display/PortraitTile';
export { Picture, type PictureProps, type PictureSource } from './display/Picture';
export { Money, type MoneyProps } from './display/Money';
export { DateText } from './display/DateText';
export { Breadcrumbs, type Crumb } from './display/Breadcrumbs';
