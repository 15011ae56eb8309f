import { CashOutFrame, NothingToTake } from './CashOutFrame.tsx'
import { DonateForm } from './DonateForm.tsx'
import { NoCharities } from './NoCharities.tsx'

/** Renders /cleanout/cashout/donate: the form that gives earnings to a charity, with a receipt (§2). */
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
