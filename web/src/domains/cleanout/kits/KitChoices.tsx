// The choices for a kit. The flow's variant decides in which step each is shown.
import { restChoices } from '@hemline/rules/consignment/consignment.ts'
import { bagTypes, cleanoutServices } from '@hemline/rules/vocabulary/seller.ts'
import { money } from '../../../platform/format.ts'
import { ChoiceCards } from './ChoiceCards.tsx'
import { keepDraft, useKitDraft } from './kit-draft.ts'
import {
  bagNames,
  bagWords,
  feeOf,
  type Offer,
  restNames,
  restWords,
  serviceNames,
  serviceWords,
} from './kit-words.ts'

/** The choice between a mailed bag and a printed label; stored in the draft. */
export function BagChoice() {
  const bagType = useKitDraft((draft) => draft.bagType)
  const choices = bagTypes.map((value) => ({ value, title: bagNames[value], words: bagWords[value] }))
  return (
    <ChoiceCards
      legend="How will you send it?"
      columns
      choices={choices}
      chosen={bagType}
      onChoose={(next) => keepDraft({ bagType: next })}
    />
  )
}

const feeMark = (fee: number | undefined) =>
  fee === undefined ? undefined : fee === 0 ? 'No fee' : `${money(fee)} from its first earnings`

/** The choice of the service, with its fee; stored in the draft. */
export function ServiceChoice({ offer }: { offer: Offer | undefined }) {
  const service = useKitDraft((draft) => draft.service)
  const choices = cleanoutServices.map((value) => ({
    value,
    title: serviceNames[value],
    words: serviceWords[value],
    mark: feeMark(feeOf(offer, value)),
  }))
  return (
    <ChoiceCards
      legend="Which service?"
      choices={choices}
      chosen={service}
      onChoose={(next) => keepDraft({ service: next })}
    />
  )
}

/** The choice of what happens to unsold pieces; stored in the draft. */
export function RestChoiceCards() {
  const rest = useKitDraft((draft) => draft.restChoice)
  const choices = restChoices.map((value) => ({ value, title: restNames[value], words: restWords[value] }))
  return (
    <ChoiceCards
      legend="What becomes of unsold pieces?"
      columns
      choices={choices}
      chosen={rest}
      onChoose={(next) => keepDraft({ restChoice: next })}
    />
  )
}

/** The choice of a charity; renders nothing unless the service is a donation. */
export function CharityChoice({ offer, error }: { offer: Offer | undefined; error?: string | undefined }) {
  const service = useKitDraft((draft) => draft.service)
  const chosen = useKitDraft((draft) => draft.charityId)
  if (service !== 'donation' || !offer) return null
  const choices = offer.charities.map(({ id, name, about }) => ({
    value: String(id),
    title: name,
    words: about,
  }))
  return (
    <ChoiceCards
      legend="Who gets what it pays?"
      choices={choices}
      chosen={chosen === undefined ? undefined : String(chosen)}
      onChoose={(next) => keepDraft({ charityId: Number(next) })}
      error={error}
    />
  )
}
