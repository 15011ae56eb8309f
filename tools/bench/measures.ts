// All measures, in the order of the table. The indexer comes before the measures that reset the shop with
// statements that no index learns of.
import { add } from './measures/add.ts'
import { cart } from './measures/cart.ts'
import { coldRow } from './measures/cold-row.ts'
import { crowd } from './measures/crowd.ts'
import { felt } from './measures/felt.ts'
import { fit } from './measures/fit.ts'
import { indexer } from './measures/indexer.ts'
import { ledger } from './measures/ledger.ts'
import { listing } from './measures/listing.ts'
import { million } from './measures/million.ts'
import { order } from './measures/order.ts'
import { overload } from './measures/overload.ts'
import { partnerFeed } from './measures/partner-feed.ts'
import { pictures } from './measures/pictures.ts'
import { boot, memory } from './measures/process.ts'
import { product } from './measures/product.ts'
import { savedSearches } from './measures/saved-searches.ts'
import { seedMillionTime, seedTime } from './measures/seed.ts'
import { text } from './measures/text.ts'
import { told } from './measures/told.ts'
import { walk } from './measures/walk.ts'
import { web } from './measures/web.ts'
import type { Measure } from './rows.ts'

export const measures: readonly Measure[] = [
  listing,
  indexer,
  product,
  cart,
  add,
  order,
  ledger,
  savedSearches,
  told,
  fit,
  partnerFeed,
  seedTime,
  pictures,
  coldRow,
  text,
  boot,
  memory,
  overload,
  crowd,
  walk,
  million,
  seedMillionTime,
  web,
  felt,
]
