// All curated lexicon entries, filters before wishes: when two entries share a phrase, the lexicon uses
// the first.
import { aestheticConcepts } from '../lexicon/concepts-aesthetics.ts'
import { bodyConcepts } from '../lexicon/concepts-bodies.ts'
import { celebrationConcepts } from '../lexicon/concepts-celebrations.ts'
import { functionConcepts } from '../lexicon/concepts-function.ts'
import { moodConcepts } from '../lexicon/concepts-moods.ts'
import { outingConcepts } from '../lexicon/concepts-outings.ts'
import { partyConcepts } from '../lexicon/concepts-parties.ts'
import { peopleConcepts } from '../lexicon/concepts-people.ts'
import { placeConcepts } from '../lexicon/concepts-places.ts'
import { weatherConcepts } from '../lexicon/concepts-weather.ts'
import { workConcepts } from '../lexicon/concepts-work.ts'
import { abroadEntries } from '../lexicon/words-abroad.ts'
import { detailEntries } from '../lexicon/words-details.ts'
import { idleEntries } from '../lexicon/words-idle.ts'
import { kindEntries } from '../lexicon/words-kinds.ts'
import { lookEntries } from '../lexicon/words-looks.ts'
import { shopEntries } from '../lexicon/words-shop.ts'
import type { Entry } from './types.ts'

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
