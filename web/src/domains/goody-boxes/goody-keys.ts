// Registers the cache keys of goody boxes when the first of their screens loads.
import type { GoodyBoxFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { addParts } from '../../platform/cache-keys.ts'

// A piece, a step and a reason belong to their box; options have the same ids in other lists.
/** A goody box as its screens read it. */
export type Box = GoodyBoxFieldsFragment

addParts(`
  GoodySetup GoodyDepartment GoodyOption GoodyPiece GoodyStep GoodyQuote GoodyReserved GoodyRefused GoodyBoxPayload
  StaffGoodyPiece StaffGoodyPage StaffGoodyPayload
`)
