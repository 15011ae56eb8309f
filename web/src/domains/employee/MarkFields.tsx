// How a piece is sold and shown, which no label tells: what employees decide of it.
import { editLabels } from '@hemline/rules/catalogue/item-edits.ts'
import { earlyAccessHours } from '@hemline/rules/catalogue/product-access.ts'
import { isSearchTag, searchTags, tagsInOrder } from '@hemline/rules/catalogue/staff-marks.ts'
import { Check } from '../../ui/Check.tsx'
import { Field } from '../../ui/Field.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import type { Draft } from './item-draft.ts'

type Props = {
  draft: Draft
  set: (change: Partial<Draft>) => void
  errorAt: (field: 'curationIds') => { error?: string | undefined }
}

/**
 * Renders the checks for final sale, rare find, early access and campaigns, and the collections that a piece
 * belongs to.
 */
export function MarkFields({ draft, set, errorAt }: Props) {
  const { finalSale, rareFind, earlyAccess, curations, searchTags: chosen } = draft
  const toggle = (tag: string) =>
    set({
      searchTags: tagsInOrder(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag]),
    })
  // A tag of an older list stays to be seen, and can be taken off.
  const shown = [...searchTags, ...chosen.filter((tag) => !isSearchTag(tag))]
  return (
    <Stack gap={4}>
      <Check checked={finalSale} onChange={() => set({ finalSale: !finalSale })}>
        {editLabels.finalSale}
      </Check>
      <div>
        <Check
          checked={rareFind}
          onChange={() => set({ rareFind: !rareFind })}
          aria-describedby="rare-find-means"
        >
          {editLabels.rareFind}
        </Check>
        <p id="rare-find-means" className="small soft">
          Listings show it first, and it may go to an auction instead of a last markdown.
        </p>
      </div>
      <div>
        <Check
          checked={earlyAccess}
          onChange={() => set({ earlyAccess: !earlyAccess })}
          aria-describedby="early-access-means"
        >
          {editLabels.earlyAccess}
        </Check>
        <p id="early-access-means" className="small soft">
          For {earlyAccessHours} hours after it is listed, only Superstar and VIT members can buy it.
        </p>
      </div>
      <Field
        label={editLabels.curationIds}
        hint="Their numbers, with commas between. A listing shows one with “curation_id” in its address."
        value={curations}
        onChange={(event) => set({ curations: event.target.value })}
        {...errorAt('curationIds')}
      />
      <Stack as="fieldset" gap={0}>
        <Text as="legend" size={14} weight={600}>
          {editLabels.searchTags}
        </Text>
        <Row gap={4} rows={0}>
          {shown.map((tag) => (
            <Check key={tag} checked={chosen.includes(tag)} onChange={() => toggle(tag)}>
              {tag}
            </Check>
          ))}
        </Row>
      </Stack>
    </Stack>
  )
}
