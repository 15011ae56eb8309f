import {
  type BusinessClass,
  businessClassLabels,
  isTinKind,
  tinKindLabels,
} from '@hemline/rules/earnings/tax-forms.ts'
import { GetTaxSetupDocument, type TaxSetupFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useQuery } from 'urql'
import { dayOfEarnings } from '../../platform/earnings-days.ts'
import { friendlyError } from '../../platform/errors.ts'
import { money, shortMoney } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TaxForm } from './TaxForm.tsx'
import './tax-keys.ts'

type Setup = TaxSetupFieldsFragment

function Stand({ setup }: { setup: Setup }) {
  const { form, paidThisYear, threshold, year } = setup
  return (
    <Stack gap={2}>
      <p className="soft">
        <b className="num">{money(paidThisYear)}</b> was paid out to you in {year}. Above{' '}
        {shortMoney(threshold)} a year we report the sum to the tax office, and need your form before more is
        paid.
      </p>
      {form && (
        <p className="soft">
          {businessClassLabels[form.businessClass as BusinessClass] ?? form.businessClass},{' '}
          {tinKindLabels[isTinKind(form.tinKind) ? form.tinKind : 'ssn']} ending in{' '}
          <b className="num">{form.tinLast4}</b>, signed on {dayOfEarnings(`${form.signedOn}T20:00:00Z`)}.
        </p>
      )}
    </Stack>
  )
}

/**
 * Renders the tax form of the settings: what was paid this year, the form in force by its last four digits,
 * and the way to sign one. A placeholder stands while it loads, "Try again" after a failure.
 */
export function TaxSection() {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetTaxSetupDocument,
    requestPolicy: 'cache-and-network',
  })
  const [open, setOpen] = useState(false)
  const setup = data?.taxSetup
  if (!setup && error && !fetching)
    return (
      <Note mood="bad" role="status">
        <b>We could not read where you stand.</b> {friendlyError(error, 'generic')}{' '}
        <LinkButton inline onClick={() => ask({ requestPolicy: 'network-only' })}>
          Try again
        </LinkButton>
      </Note>
    )
  if (!setup) return <Skeleton width="100%" height={64} />
  return (
    <Stack gap={4}>
      {setup.asked && (
        <Note mood="gold" role="status">
          <b>Please sign your tax form soon.</b> You are near {shortMoney(setup.threshold)} this year; above
          that a cash-out waits for the form.
        </Note>
      )}
      <Stand setup={setup} />
      {open ? (
        <TaxForm onDone={() => setOpen(false)} onCancel={() => setOpen(false)} />
      ) : (
        <div>
          <Button look="line" onClick={() => setOpen(true)}>
            {setup.form ? 'Sign a new form' : 'Fill in the tax form'}
          </Button>
        </div>
      )}
    </Stack>
  )
}
