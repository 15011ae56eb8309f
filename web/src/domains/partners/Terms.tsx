// The terms under which a partner sells: the account that earns, the town, the ladder, and the days to wait.
import {
  type TermsField,
  type TermsProblems,
  termsFields,
  termsProblemList,
  termsProblems,
} from '@hemline/rules/partners/terms.ts'
import { SetPartnerTermsDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, money } from '../../platform/format.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { ladderIn, ladderText, percentText } from './ladder.ts'
import type { Partner } from './partner-type.ts'

type PartnerTerms = NonNullable<Partner['terms']>
type TermsText = Record<TermsField, string>

const isField = (name: string): name is TermsField => (termsFields as readonly string[]).includes(name)

/** Reads the form as terms, or returns a sentence for each wrong field. */
function termsIn({ ladder: lines, holdDays: days, ...text }: TermsText) {
  const ladder = ladderIn(lines)
  const holdDays = /^\d{1,3}$/.test(days.trim()) ? Number(days) : -1
  const terms = { ...text, ladder: typeof ladder === 'string' ? [] : ladder, holdDays }
  const problems = termsProblems(terms)
  return { terms, problems: typeof ladder === 'string' ? { ...problems, ladder } : problems }
}

function TermsForm({ partner, onDone }: { partner: Partner; onDone: () => void }) {
  const { terms, slug } = partner
  const [values, setValues] = useState<TermsText>({
    accountEmail: terms?.accountEmail ?? '',
    city: terms?.city ?? '',
    state: terms?.state ?? '',
    ladder: ladderText(terms?.ladder ?? []),
    holdDays: String(terms?.holdDays ?? 14),
  })
  const [problems, setProblems] = useState<TermsProblems>({})
  const [failed, setFailed] = useState<string>()
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const [{ fetching }, set] = useMutation(SetPartnerTermsDocument)
  const field = (name: TermsField) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: target.value }))
      setProblems((before) => ({ ...before, [name]: undefined }))
    },
  })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (fetching) return
    const typed = termsIn(values)
    setProblems(typed.problems)
    setFailed(undefined)
    setTries(tries + 1)
    if (Object.keys(typed.problems).length > 0) return
    const { data, error } = await set({ input: { slug, ...typed.terms } })
    const answer = data?.setPartnerTerms
    if (!answer) return setFailed(friendlyError(error, 'generic'))
    switch (answer.__typename) {
      case 'StaffPartnerPayload':
        showToast({ text: 'The terms are set.' })
        return onDone()
      case 'PartnerTermsRefused':
        setProblems(
          Object.fromEntries(
            answer.problems.flatMap((one) => (isField(one.field) ? [[one.field, one.message]] : [])),
          ),
        )
        if (answer.problems.length === 0) setFailed(answer.message)
    }
  }
  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  return (
    <form ref={form} noValidate aria-label="Terms" onSubmit={(event) => void save(event)}>
      <Stack gap={4} upTo="form">
        <ErrorSummary
          tries={tries}
          problems={termsProblemList(problems).map(({ field: name, message }) => ({
            name,
            message,
            focus: () => focus(name),
          }))}
        />
        <Field
          label="Account that earns"
          hint="The e-mail address of a member’s account."
          type="email"
          {...field('accountEmail')}
        />
        <Field label="Town that parcels come from" {...field('city')} />
        <Field label="State, in two letters" maxLength={2} {...field('state')} />
        <AreaField
          label="Ladder"
          hint="One step a line: from which price on, and what share that part of the price pays. For example: $50 62.5%"
          rows={3}
          {...field('ladder')}
        />
        <Field
          label="Days after delivery until the money is available"
          inputMode="numeric"
          {...field('holdDays')}
        />
        {failed && (
          <Note mood="bad" role="alert">
            {failed}
          </Note>
        )}
        <Row gap={4}>
          <Button type="submit" size="small" busy={fetching}>
            Set the terms
          </Button>
          <LinkButton onClick={onDone}>Leave it</LinkButton>
        </Row>
      </Stack>
    </form>
  )
}

const factsOf = ({ accountEmail, city, state, ladder, holdDays }: PartnerTerms) => [
  { name: 'Account that earns', value: accountEmail },
  { name: 'Parcels come from', value: `${city}, ${state}` },
  ...ladder.map(({ from, basisPoints }, i) => ({
    key: `step-${from}`,
    name: ladder[i + 1] ? `${money(from)} to ${money(ladder[i + 1]?.from ?? 0)}` : `From ${money(from)} on`,
    value: `pays ${percentText(basisPoints)}%`,
  })),
  { name: 'Money is available', value: `${countOf(holdDays, 'day')} after delivery` },
]

/** Renders the contract terms of a partner; with `mayChange` (admins), a form to set them. */
export function Terms({ partner, mayChange }: { partner: Partner; mayChange: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <Stack as="section" gap={4} aria-label="Terms">
      <h2>Terms</h2>
      {partner.terms ? (
        <Facts facts={factsOf(partner.terms)} />
      ) : (
        <p className="soft">There are no terms yet, so no feed of {partner.name} is taken.</p>
      )}
      <p className="soft small">A change counts for pieces that come afterwards.</p>
      {open ? (
        <TermsForm partner={partner} onDone={() => setOpen(false)} />
      ) : (
        mayChange && (
          <div>
            <Button look="line" size="small" onClick={() => setOpen(true)}>
              {partner.terms ? 'Change the terms' : 'Set terms'}
            </Button>
          </div>
        )
      )}
    </Stack>
  )
}
