// Everything curated, sure words first: of two entries with the same phrase the first is heard.
import { aestheticConcepts } from './concepts-aesthetics.ts'
import { bodyConcepts } from './concepts-bodies.ts'
import { celebrationConcepts } from './concepts-celebrations.ts'
import { functionConcepts } from './concepts-function.ts'
import { moodConcepts } from './concepts-moods.ts'
import { outingConcepts } from './concepts-outings.ts'
import { partyConcepts } from './concepts-parties.ts'
import { peopleConcepts } from './concepts-people.ts'
import { placeConcepts } from './concepts-places.ts'
import { weatherConcepts } from './concepts-weather.ts'
import { workConcepts } from './concepts-work.ts'
import type { Entry } from './types.ts'
import { abroadEntries } from './words-abroad.ts'
import { detailEntries } from './words-details.ts'
import { idleEntries } from './words-idle.ts'
import { kindEntries } from './words-kinds.ts'
import { lookEntries } from './words-looks.ts'
import { shopEntries } from './words-shop.ts'

export const curatedEntries: readonly Entry[] = [
  ...kindEntries,
  ...lookEntries,
  ...detailEntries,
  ...shopEntries,
  ...abroadEntries,
  ...idleEntries,
  ...celebrationConcepts,
  ...outingConcepts,
  ...placeConcepts,
  ...weatherConcepts,
  ...workConcepts,
  ...peopleConcepts,
  ...functionConcepts,
  ...bodyConcepts,
  ...partyConcepts,
  ...moodConcepts,
  ...aestheticConcepts,
]
