// Plays one simulated day, from the morning to the night in which time passes.
import { haveDone, passNight } from './backstage.ts'
import { browse, buyersDay } from './buyers.ts'
import { chanceForWork, planDay, secondsOfDay, secondsToMove } from './plan.ts'
import { type Play, step } from './play.ts'
import { sellersEvening, sellersMorning } from './sellers.ts'
import { beginDay } from './tally.ts'
import { warehouseDay, warehouseEvening } from './warehouse.ts'

const tick = 250

/** Waits for the rest of the day in small steps, so that the end of the play is noticed. */
async function restOfDay(play: Play, until: number): Promise<void> {
  while (!play.ending() && performance.now() < until) {
    await new Promise((resolve) =>
      setTimeout(resolve, Math.min(tick, Math.max(0, until - performance.now()))),
    )
    play.show()
  }
}

/**
 * Plays everybody's work of a day, then the night. Takes as long as the speed demands, or longer when the
 * work takes longer.
 */
export async function playDay(
  play: Play,
  { seed, speed, day }: { seed: number; speed: number; day: number },
): Promise<void> {
  const began = performance.now()
  const gone = () => (performance.now() - began) / 1000
  const plan = planDay(seed, day)
  beginDay(play.tally, day)
  play.chance = chanceForWork(seed, day)
  play.worker = play.workers[day % play.workers.length] ?? play.worker
  play.show()
  await step(play, 'looking around the shop', async () => {
    const seen = await browse(play.worker, play.chance, 'around')
    if (seen.length > 0) play.shelf = seen
  })
  await sellersMorning(play, plan)
  // Early buyers find the pieces that were listed yesterday, late ones those that were listed today.
  const early = plan.buyers.slice(0, Math.ceil(plan.buyers.length / 2))
  await buyersDay(play, early)
  await warehouseDay(play, plan)
  await buyersDay(play, plan.buyers.slice(early.length))
  await warehouseEvening(play)
  await sellersEvening(play, plan)
  await restOfDay(play, began + secondsOfDay(speed) * 1000)
  await step(play, 'the night', () =>
    passNight(play.pool, { travel: secondsToMove(play.carriers.speed, gone()) }),
  )
  await step(play, 'carriers', () => haveDone(play.pool, ['moveKits', 'moveParcels']))
}
