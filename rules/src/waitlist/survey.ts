// The survey about selling directly (specification §2 /direct/sell/survey): its questions and what can be
// taken. The specification names the page and nothing of what it asks.
import type { FieldProblem } from '../common/validation.ts'

/** What somebody would sell. */
export const directSells = ['clothes', 'shoes', 'bags', 'jewelry', 'kids'] as const
export const directSellsLabels: Record<(typeof directSells)[number], string> = {
  clothes: 'Clothes',
  shoes: 'Shoes',
  bags: 'Handbags',
  jewelry: 'Jewelry and accessories',
  kids: 'Children’s things',
}

/** How often somebody sells a piece. */
export const directOften = ['weekly', 'monthly', 'now_and_then', 'not_yet'] as const
export const directOftenLabels: Record<(typeof directOften)[number], string> = {
  weekly: 'Every week',
  monthly: 'Every month',
  now_and_then: 'Now and then',
  not_yet: 'Not yet',
}

/** Where somebody sells today. */
export const directPlaces = ['cleanout', 'sites', 'shops', 'markets', 'friends', 'nowhere'] as const
export const directPlacesLabels: Record<(typeof directPlaces)[number], string> = {
  cleanout: 'By a Hemline bag',
  sites: 'On other sites',
  shops: 'In a consignment shop',
  markets: 'At markets',
  friends: 'To friends',
  nowhere: 'Nowhere',
}

/** What keeps somebody from selling more. */
export const directObstacles = ['photos', 'prices', 'shipping', 'fees', 'trust', 'time', 'nothing'] as const
export const directObstaclesLabels: Record<(typeof directObstacles)[number], string> = {
  photos: 'Taking pictures',
  prices: 'Finding the price',
  shipping: 'Packing and sending',
  fees: 'The fees',
  trust: 'Strangers and their questions',
  time: 'No time',
  nothing: 'Nothing',
}

/** A person's answers as they are sent. */
export type DirectAnswers = {
  readonly sells: readonly string[]
  readonly often: string
  readonly places: readonly string[]
  readonly obstacle: string
  readonly mayWrite: boolean
}

const messages = {
  sells: 'Please choose at least one kind.',
  often: 'Please choose how often you sell.',
  places: 'Please choose at least one place, or “Nowhere”.',
  obstacle: 'Please choose what holds you back.',
} as const

const areSome = (list: readonly string[], chosen: readonly string[]): boolean =>
  chosen.length > 0 && chosen.every((one) => list.includes(one)) && new Set(chosen).size === chosen.length

/** What is wrong with one answer; undefined when it can be taken. */
export const directChecks = {
  sells: (sells: readonly string[]) => (areSome(directSells, sells) ? undefined : messages.sells),
  often: (often: string) => (areSome(directOften, [often]) ? undefined : messages.often),
  places: (places: readonly string[]) => (areSome(directPlaces, places) ? undefined : messages.places),
  obstacle: (obstacle: string) => (areSome(directObstacles, [obstacle]) ? undefined : messages.obstacle),
}

/**
 * Checks every answer of the survey on selling directly. Returns a problem (field and message) for each
 * invalid answer, in the order of the questions; empty when all are valid.
 */
export function directProblems({ sells, often, places, obstacle }: DirectAnswers): FieldProblem[] {
  const found = {
    sells: directChecks.sells(sells),
    often: directChecks.often(often),
    places: directChecks.places(places),
    obstacle: directChecks.obstacle(obstacle),
  }
  return Object.entries(found).flatMap(([field, message]) => (message ? [{ field, message }] : []))
}
