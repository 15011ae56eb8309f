// Who of a partner may look at its stock beside the account of the contract.
import { AddPartnerPersonDocument, RemovePartnerPersonDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import type { Partner } from './partner-type.ts'

/**
 * Renders the people of a partner; with `mayChange` (admins), a field to add one by e-mail address, and
 * buttons to take people out. A success shows a toast, a refusal stands at the field.
 */
export function People({ partner, mayChange }: { partner: Partner; mayChange: boolean }) {
  const { slug, people, name } = partner
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState('')
  const [{ fetching: adding }, add] = useMutation(AddPartnerPersonDocument)
  const [{ fetching: removing }, remove] = useMutation(RemovePartnerPersonDocument)
  const addPerson = async (event: FormEvent) => {
    event.preventDefault()
    if (adding) return
    const { data, error } = await add({ slug, email })
    const answer = data?.addPartnerPerson
    if (answer?.__typename !== 'StaffPartnerPayload')
      return setProblem(answer?.message ?? friendlyError(error, 'generic'))
    setProblem('')
    setEmail('')
    showToast({ text: 'The person sees the stock from now on.' })
  }
  const removePerson = async (id: string) => {
    const { data, error } = await remove({ slug, id })
    const answer = data?.removePartnerPerson
    if (answer?.__typename !== 'StaffPartnerPayload')
      return setProblem(answer?.message ?? friendlyError(error, 'generic'))
    setProblem('')
    showToast({ text: 'The person does not see the stock any more.' })
  }
  return (
    <Stack as="section" gap={4} aria-label="People">
      <h2>People</h2>
      <p className="soft">
        {people.length === 0
          ? `Only the account of the terms sees the stock of ${name}.`
          : `They see the stock and the feeds of ${name}. Money goes to the account of the terms alone.`}
      </p>
      <Stack as="ul" gap={3}>
        {people.map((person) => (
          <Stack as="li" key={person.id} gap={1}>
            <Text weight={600} breaks>
              {person.name || person.email}
            </Text>
            <Text size={14} tone="soft" breaks>
              {person.email}, since {dateOf(person.addedAt)}
              {person.addedBy && `, by ${person.addedBy}`}
            </Text>
            {mayChange && (
              <div>
                <LinkButton
                  disabled={removing}
                  aria-label={`Take ${person.email} out`}
                  onClick={() => void removePerson(person.id)}
                >
                  Take out
                </LinkButton>
              </div>
            )}
          </Stack>
        ))}
      </Stack>
      {mayChange && (
        <form aria-label="A person of the partner" onSubmit={(event) => void addPerson(event)}>
          <Row gap={3} align="end">
            <Field
              label="E-mail address of the person’s account"
              type="email"
              autoComplete="off"
              value={email}
              {...(problem !== '' && { error: problem })}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Button type="submit" look="line" busy={adding}>
              Add
            </Button>
          </Row>
        </form>
      )}
    </Stack>
  )
}
