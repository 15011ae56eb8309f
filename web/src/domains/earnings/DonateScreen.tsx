import { CashOutFrame, NothingToTake } from './CashOutFrame.tsx'
import { DonateForm } from './DonateForm.tsx'
import { NoCharities } from './NoCharities.tsx'

/** Donates earnings to a charity and gives a receipt (§2 /cleanout/cashout/donate). */
export function DonateScreen() {
  return (
    <CashOutFrame
      title="Donate your earnings"
      lead="All of it arrives: we take nothing from what you give."
      back={{ href: '/cleanout/cashout', label: 'Cash out' }}
      phrase="fetchingCharities"
    >
      {(setup) =>
        setup.earnings.available === 0 ? (
          <NothingToTake setup={setup} />
        ) : setup.charities.length === 0 ? (
          <NoCharities />
        ) : (
          <DonateForm setup={setup} />
        )
      }
    </CashOutFrame>
  )
}
