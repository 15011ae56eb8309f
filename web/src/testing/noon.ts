// Tests of pages begin at noon, and their clock goes on from there: a hold of twenty minutes ends on the day
// on which the page says "until 2:20 PM", and what arrives in three days does so at any hour of the machine.

const RealDate = globalThis.Date
const noon = new RealDate(RealDate.now()).setHours(12, 0, 0, 0)
const ahead = noon - RealDate.now()

class NoonDate extends RealDate {
  constructor(...parts: readonly unknown[]) {
    super(...((parts.length === 0 ? [NoonDate.now()] : parts) as [number]))
  }
  static override now(): number {
    return RealDate.now() + ahead
  }
}

/** Moves the clock of this test process to noon of the current day, so that no test runs across midnight. */
export function beginAtNoon(): void {
  globalThis.Date = NoonDate as DateConstructor
}
