// Maps the incentives, charity and partner of kits and bags to their GraphQL fields.
import type { KitRow } from '@hemline/db/kit-rows.ts'
import { incentiveEffects } from '@hemline/rules/kits/incentives.ts'
import type { CleanoutIncentive } from '@hemline/rules/vocabulary/seller.ts'

/** Maps incentives to the fields that people read: name and words. */
export const incentivesView = (names: readonly CleanoutIncentive[]) =>
  names.map((name) => ({ name, words: incentiveEffects[name].words }))

/** Maps the partner whose page or shop a kit came from to slug, name and description; null without one. */
export const partnerView = ({ partner_slug: slug, partner_name: name, partner_about: about }: KitRow) =>
  slug === null || name === null ? null : { slug, name, about: about ?? '' }

/** Maps the charity of a kit to id, name and description; null without one. */
export const charityView = ({ charity_id: id, charity_name: name, charity_about: about }: KitRow) =>
  id === null || name === null ? null : { id, name, about: about ?? '' }
