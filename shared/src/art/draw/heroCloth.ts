import { cloth, type ClothProps } from './cloth';

/** The home page's cloth: cello, trumpet and saxophone across six strips. */
const heroClothProps: ClothProps = {
  width: 840,
  height: 812,
  strips: [
    {
      x: 0,
      width: 140,
      ground: 'gold',
      blocks: [
        { y: 0, height: 116, motif: 'diam', colours: ['gold', 'wine', 'clay'] },
        { y: 116, height: 58, motif: 'two', colours: ['wine', 'clay', 'paper'] },
        { y: 290, height: 116, motif: 'wave', colours: ['gold', 'clay', 'wine'] },
        { y: 522, height: 58, motif: 'two', colours: ['ink', 'wine', 'clay'] },
        { y: 580, height: 116, motif: 'step', colours: ['gold', 'palm', 'ink'] },
      ],
    },
    {
      x: 140,
      width: 140,
      ground: 'wine',
      blocks: [
        { y: 58, height: 58, motif: 'two', colours: ['gold', 'rose', 'clay'] },
        { y: 696, height: 116, motif: 'hour', colours: ['wine', 'gold', 'rose'] },
        { y: 174, height: 116, motif: 'bars', colours: ['wine', 'wineDeep', 'wineDeep'] },
      ],
    },
    {
      x: 280,
      width: 140,
      ground: 'palm',
      blocks: [
        { y: 0, height: 116, motif: 'keys', colours: ['palm', 'paper', 'ink'] },
        { y: 754, height: 58, motif: 'two', colours: ['gold', 'clay', 'paper'] },
      ],
    },
    {
      x: 420,
      width: 140,
      ground: 'clay',
      blocks: [
        { y: 0, height: 58, motif: 'two', colours: ['paper', 'gold', 'ink'] },
        { y: 638, height: 116, motif: 'half', colours: ['clay', 'paper', 'gold'] },
        { y: 754, height: 58, motif: 'two', colours: ['paper', 'ink', 'gold'] },
      ],
    },
    {
      x: 560,
      width: 140,
      ground: 'paper',
      blocks: [
        { y: 754, height: 58, motif: 'two', colours: ['clay', 'indigo', 'gold'] },
        { y: 348, height: 58, motif: 'two', colours: ['gold', 'paper', 'rose'] },
      ],
    },
    {
      x: 700,
      width: 140,
      ground: 'indigo',
      blocks: [
        { y: 0, height: 116, motif: 'note', colours: ['indigo', 'gold', 'clay'] },
        { y: 116, height: 58, motif: 'two', colours: ['rose', 'gold', 'clay'] },
        { y: 696, height: 116, motif: 'diam', colours: ['indigo', 'gold', 'rose'] },
      ],
    },
  ],
  instruments: [
    { name: 'cello', transform: 'translate(292,468) rotate(-15) scale(1.08)' },
    { name: 'trumpet', transform: 'translate(486,226) rotate(-13) scale(1.02)' },
    { name: 'saxophone', transform: 'translate(664,506) rotate(9) scale(1.14)' },
  ],
};

export const heroCloth = ({ id }: { readonly id: string }): string => cloth({ ...heroClothProps, id });
