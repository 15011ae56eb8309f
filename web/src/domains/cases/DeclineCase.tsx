// A decision to give nothing: a reason of the rules, and a sentence of the employee.
import { appealWords, declineWordsMax } from '@hemline/rules/cases/decline.ts'
import { DeclineCaseDocument, type StaffCaseFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { newId } from '../../platform/random.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Opener } from '../../ui/Opener.tsx'

type Staffed = StaffCaseFieldsFragment

/**
 * Renders the form that declines a case for a reason, which the shopper reads by mail and on the case's page;
 * nothing for cases that ask for no money. Why the viewer may not decline stands in place of the form.
 */
export function DeclineCase({ staffed }: { staffed: Staffed }) {
  const { code } = staffed.case
  const { reasons, whyNot } = staffed.decline
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [words, setWords] = useState('')
  const [key, setKey] = useState(newId)
  const [refusal, setRefusal] = useState<string>()
  const [{ fetching }, decline] = useMutation(DeclineCaseDocument)
  if (reasons.length === 0) return null
  const send = async () => {
    setRefusal(undefined)
    const { data, error } = await decline({ input: { code, reason, words: words.trim() || null, key } })
    const answer = data?.declineCase
    if (answer?.__typename !== 'StaffCasePayload')
      return setRefusal(answer?.message ?? friendlyError(error, 'generic'))
    setKey(newId())
    return setOpen(false)
  }
  return (
    <Panel as="section" pad={6} surface="card" edge="all" round="sheet" aria-labelledby="decline">
      <Opener open={isOpen} controls="decline-form" icon={16} onToggle={() => setOpen(!isOpen)}>
        <Text as="h2" size={22} id="decline">
          Decline the case
        </Text>
      </Opener>
      <div id="decline-form" hidden={!isOpen}>
        {whyNot !== null ? (
          <Text size={14} tone="soft" above={3}>
            {whyNot}
          </Text>
        ) : (
          <Stack gap={4} above={3}>
            <ChoiceCards legend="Why nothing is given" legendLook="label" look="rows">
              {reasons.map((one) => (
                <ChoiceCard
                  key={one.id}
                  title={one.label}
                  words={one.words}
                  checked={reason === one.id}
                  onChange={() => setReason(one.id)}
                />
              ))}
            </ChoiceCards>
            <AreaField
              label="In your own words"
              hint="Optional. The shopper reads it after the reason."
              rows={3}
              maxLength={declineWordsMax}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
            <Text size={14} tone="soft">
              The shopper also reads: {appealWords}
            </Text>
            {refusal && (
              <Note mood="bad" role="alert">
                {refusal}
              </Note>
            )}
            <Row>
              <Button look="line" busy={fetching} onClick={() => void send()}>
                Decline and tell {staffed.personName}
              </Button>
            </Row>
          </Stack>
        )}
      </div>
    </Panel>
  )
}
