/** Which part of the board is seen. Only a transform changes when it moves. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** From near by: the way between two places, and how large. */
export interface Near {
  readonly from: Place;
  readonly to: Place;
  readonly scale: number;
}

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

export class Camera {
  /** The frame on the page and the board behind it, in pixels and in board units. */
  frame: Size = $state.raw({ width: 0, height: 0 });
  world: Size = $state.raw({ width: 1, height: 1 });
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Moves smoothly; false while a finger leads. */
  glides = $state(false);
  /** Has somebody moved it? Then it no longer follows by itself. */
  led = $state(false);

  readonly fitting = $derived(
    Math.min(this.frame.width / this.world.width, this.frame.height / this.world.height),
  );
  readonly transform = $derived(`translate(${this.x}px, ${this.y}px) scale(${this.scale})`);
  /** Is there more of the board than the frame shows? */
  readonly partial = $derived(this.scale > this.fitting * 1.01);

  /** Does one look from near by? By itself where the whole board would have a unit smaller than `least`. */
  isNear(wish: "auto" | "near" | "whole", least: number): boolean {
    return wish === "near" || (wish === "auto" && this.fitting < least);
  }

  /** Looks at a way, or at the whole board; not while somebody leads it elsewhere. */
  follow(near: Near | null): void {
    if (this.led) return;
    if (!near) return this.fit();
    const { from, to, scale } = near;
    this.show((from.x + to.x) / 2, (from.y + to.y) / 2, scale);
  }

  /** The same, for somebody who has asked for it: from now on it follows again. */
  find(near: Near | null): void {
    this.led = false;
    this.follow(near);
  }

  fit(): void {
    this.glides = true;
    this.#set(this.fitting, this.world.width / 2, this.world.height / 2);
  }

  /** Shows this place in the middle. */
  show(wx: number, wy: number, scale = this.scale): void {
    this.glides = true;
    this.#set(scale, wx, wy);
  }

  /** Brings this place into the frame; where it is seen already, nothing moves. */
  reveal(wx: number, wy: number, edge = 48): void {
    const { width, height } = this.frame;
    const [x, y] = [this.x + wx * this.scale, this.y + wy * this.scale];
    this.glides = true;
    this.x += clamp(x, edge, width - edge) - x;
    this.y += clamp(y, edge, height - edge) - y;
    this.#keepInside();
  }

  pan(dx: number, dy: number): void {
    this.glides = false;
    this.led = true;
    this.x += dx;
    this.y += dy;
    this.#keepInside();
  }

  /** Zooms round a place of the frame, which stays where it is. */
  zoom(factor: number, fx = this.frame.width / 2, fy = this.frame.height / 2): void {
    const scale = clamp(this.scale * factor, this.fitting, Math.max(1.6, this.fitting));
    const [wx, wy] = [(fx - this.x) / this.scale, (fy - this.y) / this.scale];
    this.led = true;
    this.scale = scale;
    this.x = fx - wx * scale;
    this.y = fy - wy * scale;
    this.#keepInside();
  }

  #set(scale: number, wx: number, wy: number): void {
    this.scale = Math.max(scale, this.fitting);
    this.x = this.frame.width / 2 - wx * this.scale;
    this.y = this.frame.height / 2 - wy * this.scale;
    this.#keepInside();
  }

  #keepInside(): void {
    this.x = inside(this.x, this.frame.width, this.world.width * this.scale);
    this.y = inside(this.y, this.frame.height, this.world.height * this.scale);
  }
}

function inside(offset: number, frame: number, board: number): number {
  if (board <= frame) return (frame - board) / 2;
  return clamp(offset, frame - board, 0);
}
