import type { Manner, Party } from '../world/outside';
import type { Visitor } from '../world/visitor';

/** A process is killed within its next queries, or at once. */
export async function kill({ random, world }: Visitor): Promise<void> {
  random.of(world.instances).connection.killAfter(random.below(40));
}

/** The connection of a process to the database breaks. */
export async function breakConnection({ random, world }: Visitor): Promise<void> {
  random.of(world.instances).connection.breakFor(1 + random.below(8));
}

/** The payment service, the mail server or the mailing list goes away, loses answers, or comes back. */
export async function changeManner({ random, world }: Visitor): Promise<void> {
  const party = random.of<Party>(['checkout', 'mail', 'list']);
  world.outside.manners[party] = random.of<Manner>(['answers', 'answers', 'fails', 'loses']);
}
