/** What keeps a drawing from being a set of paths. */
export type Obstacle = 'text' | 'picture' | 'effect' | 'size';

/** Thrown when a drawing is valid but uses more than paths can express. */
export class NotPaths extends Error {
  readonly obstacle: Obstacle;

  constructor(obstacle: Obstacle) {
    super(obstacle);
    this.obstacle = obstacle;
  }
}
