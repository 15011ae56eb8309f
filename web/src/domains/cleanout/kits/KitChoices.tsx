// The choices for a kit. The flow's variant decides in which step each is shown.
import { restChoices } from '@hemline/rules/consignment/consignment.ts'
import { bagTypes, cleanoutServices } from '@hemline/rules/vocabulary/seller.ts'
import { money } from '../../../platform/format.ts'
import { ChoiceCard, ChoiceCards } from '../../../ui/ChoiceCards.tsx'
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

/** Renders the choice between a mailed bag and a printed label; stored in the draft. */
export function BagChoice() {
  const chosen = useKitDraft((draft) => draft.bagType)
  return (
    <ChoiceCards legend="How will you send it?" columns={2}>
      {bagTypes.map((bagType) => (
        <ChoiceCard
          key={bagType}
          title={bagNames[bagType]}
          words={bagWords[bagType]}
          checked={chosen === bagType}
          onChange={() => keepDraft({ bagType })}
        />
      ))}
    </ChoiceCards>
  )
}

const feeWords = (fee: number): string => (fee === 0 ? 'No fee' : `${money(fee)} from its first earnings`)

/**
 * Renders the choice of the clean-out service, each with its fee once the offer is loaded; stored in the
 * draft.
 */
export function ServiceChoice({ offer }: { offer: Offer | undefined }) {
  const chosen = useKitDraft((draft) => draft.service)
  return (
    <ChoiceCards legend="Which service?">
      {cleanoutServices.map((service) => {
        const fee = feeOf(offer, service)
        return (
          <ChoiceCard
            key={service}
            title={serviceNames[service]}
            words={serviceWords[service]}
            checked={chosen === service}
            onChange={() => keepDraft({ service })}
          >
            {fee !== undefined && <span className="small num">{feeWords(fee)}</span>}
          </ChoiceCard>
        )
      })}
    </ChoiceCards>
  )
}

/** Renders the choice of what happens to unsold pieces; nothing for a donation, of which none comes back. */
export function RestChoiceCards() {
  const chosen = useKitDraft((draft) => draft.restChoice)
  const service = useKitDraft((draft) => draft.service)
  if (service === 'donation') return null
  return (
    <ChoiceCards legend="What becomes of unsold pieces?" columns={2}>
      {restChoices.map((restChoice) => (
        <ChoiceCard
          key={restChoice}
          title={restNames[restChoice]}
          words={restWords[restChoice]}
          checked={chosen === restChoice}
          onChange={() => keepDraft({ restChoice })}
        />
      ))}
    </ChoiceCards>
  )
}

/** Renders the choice of a charity; renders nothing unless the service is a donation. */
export function CharityChoice({ offer, error }: { offer: Offer | undefined; error?: string | undefined }) {
  const service = useKitDraft((draft) => draft.service)
  const chosen = useKitDraft((draft) => draft.charityId)
  if (service !== 'donation' || !offer) return null
  return (
    <div data-charities>
      <ChoiceCards legend="Who gets what it pays?" error={error}>
        {offer.charities.map(({ id, name, about }) => (
          <ChoiceCard
            key={id}
            title={name}
            words={about}
            checked={chosen === id}
            onChange={() => keepDraft({ charityId: id })}
          />
        ))}
      </ChoiceCards>
    </div>
  )
}
