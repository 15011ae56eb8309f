// Maps the incentives, charity and partner of kits and bags to their GraphQL fields.
import type { KitRow } from '@hemline/db/kit-rows.ts'
import { incentiveEffects } from '@hemline/rules/kits/incentives.ts'
import type { CleanoutIncentive } from '@hemline/rules/vocabulary/seller.ts'

/** Returns the incentives of a clean-out as the fields that people read: name and words. */
export const incentivesView = (names: readonly CleanoutIncentive[]) =>
  names.map((name) => ({ name, words: incentiveEffects[name].words }))

/**
 * Returns the partner whose page or shop a kit came from as slug, name and description ('' by default); null
 * without one.
 */
export const partnerView = ({ partner_slug: slug, partner_name: name, partner_about: about }: KitRow) =>
  slug === null || name === null ? null : { slug, name, about: about ?? '' }

/** Returns the charity of a kit as id, slug, name and description ('' by default); null without one. */
export const charityView = ({
  charity_id: id,
  charity_slug: slug,
  charity_name: name,
  charity_about: about,
}: KitRow) => (id === null || slug === null || name === null ? null : { id, slug, name, about: about ?? '' })
