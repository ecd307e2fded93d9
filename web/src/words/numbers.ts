/** Numbers as they are printed: with a minus sign, which is no hyphen. */
import { FluentNumber } from "@fluent/bundle";

const printed = (text: string): string => text.replace("-", "−");

export const written = (number: number): string => printed(String(number));

/** A number in a sentence; browsers write a hyphen in our languages. */
export class Written extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return printed(super.toString(scope));
  }
}
