import { FiguresProvider } from '../figures/FiguresProvider';
import { Appeals } from './Appeals';
import { BeforeYouGive } from './BeforeYouGive';
import { Gifts } from './Gifts';
import { Opening } from './Opening';

export function LandingPage() {
  return (
    <FiguresProvider>
      <Opening />
      <Gifts />
      <Appeals />
      <BeforeYouGive />
    </FiguresProvider>
  );
}
