// A gift goes back by the hands of whoever has it: found by its code, sent back for shop credit, and without
// a price (decision 0247).
import { giftNeedsAccount, giftTerms } from '@hemline/rules/returns/gifts.ts'
import {
  CreateGiftReturnDocument,
  FindGiftDocument,
  type FindGiftMutation,
} from '@hemline/schema/generated/graphql.ts'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { usePageHead } from '../../platform/head.ts'
import { onceMore } from '../../platform/once-more.ts'
import { usePlace } from '../../platform/place.ts'
import { newId } from '../../platform/random.ts'
import { Button } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import { Page, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { openLogIn, openSignUp } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'
import { GiftForm } from './GiftForm.tsx'
import { ReturnsWaiting } from './ReturnsAway.tsx'

type Found = Extract<FindGiftMutation['findGift'], { __typename: 'GiftFound' }>
type Typed = { code: string; proof: string }

function FindGift({ onFound }: { onFound: (gift: Typed, found: Found) => void }) {
  const [code, setCode] = useState(new URLSearchParams(usePlace().search).get('code') ?? '')
  const [proof, setProof] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [asked, setAsked] = useState(false)
  const [{ fetching }, find] = useMutation(FindGiftDocument)
  const noCode = code.trim() === '' ? 'The gift code, or the number of the order.' : undefined
  const noProof = proof.trim() === '' ? 'The ZIP code, or the email address of the order.' : undefined
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    setRefusal(undefined)
    if (noCode || noProof) {
      const missing = event.currentTarget.elements.namedItem(noCode ? 'gift-code' : 'gift-proof')
      if (missing instanceof HTMLInputElement) missing.focus()
      return
    }
    const gift = { code, proof }
    const { data, error } = await find({ gift })
    const answer = data?.findGift
    if (answer?.__typename === 'GiftFound') onFound(gift, answer)
    else setRefusal(answer?.message ?? friendlyError(error, 'returnSetup'))
  }
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}
      gap={4}
      upTo="form"
      above={8}
    >
      <Field
        label="Gift code"
        name="gift-code"
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="Eight letters and digits, such as ABCD-2345. The number of the order does, too."
        error={asked ? noCode : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <Field
        label="ZIP code or email"
        name="gift-proof"
        value={proof}
        autoComplete="off"
        hint="The ZIP code that the parcel went to, or the email address of whoever gave it."
        error={asked ? noProof : undefined}
        onChange={(event) => setProof(event.target.value)}
      />
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
      <div>
        <Button type="submit" busy={fetching}>
          Find the gift
        </Button>
      </div>
    </Stack>
  )
}

const title = 'Send a gift back'

function LoggedOut() {
  return (
    <Page padTop={8}>
      <EmptyState
        heading="h1"
        drawing={<ToteDrawing />}
        title={title}
        action={
          <Row gap={3} justify="center">
            <Button onClick={() => void openLogIn('orders')}>Log in</Button>
            <Button look="line" onClick={() => void openSignUp('orders')}>
              Create an account
            </Button>
          </Row>
        }
      >
        {giftNeedsAccount}
      </EmptyState>
    </Page>
  )
}

/**
 * Renders the page on which a member finds a gift by its code and sends pieces of it back; visitors are asked
 * to log in.
 */
export function GiftReturnScreen() {
  const { loggedIn, loading } = useSession()
  const [open, setOpen] = useState<{ gift: Typed; found: Found }>()
  const [, create] = useMutation(CreateGiftReturnDocument)
  // One key for this form: pressed twice, or sent again after a lost answer, it makes one return.
  const [key] = useState(newId)
  const navigate = useNavigate()
  usePageHead({ title, robots: 'noindex' })
  if (loading) return <ReturnsWaiting title={title} />
  if (!loggedIn) return <LoggedOut />
  return (
    <Page above={8}>
      <h1>{title}</h1>
      <Text tone="soft" above={2} upTo="measure">
        {giftTerms}
      </Text>
      {open ? (
        <GiftForm
          found={open.found}
          onOther={() => setOpen(undefined)}
          send={async (lines, addressId) => {
            const { data, error } = await onceMore(() =>
              create({ input: { gift: open.gift, lines, addressId, key } }),
            )
            const answer = data?.createGiftReturn
            if (answer?.__typename !== 'ReturnPayload')
              return {
                message: answer?.message ?? friendlyError(error, 'createReturn'),
                lineId: answer?.__typename === 'ReturnRefused' ? answer.lineId : null,
              }
            await navigate({ to: '/my/returns/$id', params: { id: answer.return.id } })
            return undefined
          }}
        />
      ) : (
        <FindGift onFound={(gift, found) => setOpen({ gift, found })} />
      )}
    </Page>
  )
}
