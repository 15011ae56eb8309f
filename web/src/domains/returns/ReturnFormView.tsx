// The page of a return that is made or changed: two numbered steps, and the sum at the right.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { countOf, money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { FootBar } from '../../ui/FootBar.tsx'
import { Beside, Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { NumberedStep } from '../../ui/NumberedStep.tsx'
import { keySearch, useGuestKey } from '../orders/guest-key.ts'
import { photosUnderWay } from '../photos/use-photo-queue.ts'
import { firstProblem } from './difference.ts'
import { PickPieces, reasonField } from './PickPieces.tsx'
import type { Choice, ReturnForm } from './use-return-form.ts'
import { MoneyRows, Ways } from './Ways.tsx'

function Summary({ form, action }: { form: ReturnForm; action: ReactNode }) {
  const { choice, lines } = form
  return (
    <Panel
      as="aside"
      pad={6}
      surface="card"
      edge="all"
      round="sheet"
      aria-labelledby="your-return"
      alignSelf="start"
    >
      <Text as="h2" size={22} below={4} id="your-return">
        Your return
      </Text>
      {choice ? (
        <>
          <MoneyRows sums={choice.sums} to={[]} />
          <Row justify="between" align="baseline" edge="top" padTop={4} above={4}>
            <span>
              <Text as="b" block weight={600}>
                You get
              </Text>
              <Text as="small" size={14} tone="soft">
                {choice.title}
              </Text>
            </span>
            <Text as="span" voice="display" size={28} numbers aria-live="polite">
              {money(choice.total)}
            </Text>
          </Row>
        </>
      ) : (
        <Text tone="soft">
          {lines.length === 0 ? 'No piece chosen yet.' : `${countOf(lines.length, 'piece')} chosen.`}
        </Text>
      )}
      {action}
    </Panel>
  )
}

type ViewProps = {
  title: string
  lead: string
  form: ReturnForm
  button: string
  busy: boolean
  refusal: string | undefined
  onSend: (choice: Choice) => void
}

/**
 * Renders the whole return form; its button, pressed too early, focuses what is missing or says it, instead
 * of calling `onSend`. Renders nothing before the setup is loaded.
 */
export function ReturnFormView({ title, lead, form, button, busy, refusal, onSend }: ViewProps) {
  const [asked, setAsked] = useState(false)
  const guest = useGuestKey()
  const { setup, choice, isComplete } = form
  const send = () => {
    setAsked(true)
    const unsaid = form.lines.find((line) => line.reason === '')
    const unclear = firstProblem(form.lines, setup?.pieces ?? [])
    const missing = unsaid ? reasonField(unsaid.lineId) : unclear?.field
    if (missing) document.getElementsByName(missing)[0]?.focus()
    else if (choice && isComplete && form.photosUnderWay === 0) onSend(choice)
  }
  if (!setup) return null
  const notYet =
    form.lines.length === 0
      ? 'Choose a piece to send back first.'
      : form.photosUnderWay > 0
        ? photosUnderWay(form.photosUnderWay)
        : undefined
  const fits = refusal ?? (asked ? notYet : undefined)
  const action = (
    <Stack gap={3} above={5}>
      <Button onClick={send} disabled={busy}>
        {button}
      </Button>
      {fits && (
        <Note mood="bad" role="alert">
          {fits}
        </Note>
      )}
      <Text size={14} tone="soft">
        Hand the parcel in within {setup.dropOffDays} days. Until it travels you can change the pieces, the
        money, or your mind. {setup.lateTerms}
      </Text>
    </Stack>
  )
  return (
    <Page above={8}>
      <h1>{title}</h1>
      <Text tone="soft" above={2}>
        {lead}
      </Text>
      <Beside above={6}>
        <Stack gap={12}>
          <NumberedStep n={1} title="Which pieces?">
            <PickPieces setup={setup} form={form} asked={asked} />
            <Note>
              <b>Not as we described it?</b> Then it is our mistake: choose that reason, and there is no
              restocking, no price for the label, and everything comes back. For a piece that can’t be chosen
              here,{' '}
              <Link to="/resolution-hub" search={keySearch(guest)} className="link">
                tell us
              </Link>
              . Did somebody give you a piece?{' '}
              <Link to="/my/return/gift" className="link">
                Send a gift back
              </Link>
              .
            </Note>
          </NumberedStep>
          <NumberedStep
            n={2}
            title="How do you want the money?"
            words="Every cent, before you choose. Nothing else is taken later."
          >
            {setup.waivedBecause && <Note mood="green">{setup.waivedBecause}</Note>}
            <Ways form={form} />
          </NumberedStep>
        </Stack>
        <Summary form={form} action={action} />
      </Beside>
      {choice && (
        <FootBar name="Your return" amount={money(choice.total)}>
          <Button onClick={send} disabled={busy}>
            {button}
          </Button>
        </FootBar>
      )}
    </Page>
  )
}
