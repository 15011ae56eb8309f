// The sizes of children by name: entered here, offered as chips in girls and boys.

import { sizeSaveFailure } from '@hemline/rules/size-profile/places.ts'
import {
  GetChildSizesDocument,
  type GetChildSizesQuery,
  RemoveChildSizesDocument,
  SaveChildSizesDocument,
} from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { OptionGrid } from '../../ui/OptionGrid.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { toggled } from './draft.ts'
import styles from './SizeProfile.module.css'

type Child = GetChildSizesQuery['childSizes'][number]
type Draft = { id: string | null; name: string; sizingIds: number[] }
const nobody: Draft = { id: null, name: '', sizingIds: [] }

type FormProps = {
  draft: Draft
  set: (draft: Draft | undefined) => void
  choices: GetChildSizesQuery['sizeChoices']
}

function ChildForm({ draft, set, choices }: FormProps) {
  const [{ fetching }, save] = useMutation(SaveChildSizesDocument)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { data, error } = await save({ input: draft })
    if (data) set(undefined)
    else setProblem(error?.graphQLErrors[0]?.message ?? sizeSaveFailure)
  }
  return (
    <Stack
      as="form"
      gap={2}
      className={styles.children}
      aria-label="A child’s sizes"
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label="Name"
        value={draft.name}
        error={problem}
        autoFocus
        onChange={(event) => set({ ...draft, name: event.target.value })}
      />
      {choices.map((group) => (
        <fieldset key={group.label}>
          <legend className={look({ flow: 'row', gap: 2, align: 'stretch', below: 2, wide: true, size: 14 })}>
            {group.label}
          </legend>
          <OptionGrid gap={1.5} className={styles.sizes}>
            {group.sizes.map(({ sizingId, label }) => (
              <PlainButton
                key={sizingId}
                aria-pressed={draft.sizingIds.includes(sizingId)}
                onClick={() => set({ ...draft, sizingIds: toggled(draft.sizingIds, sizingId) })}
              >
                {label}
              </PlainButton>
            ))}
          </OptionGrid>
        </fieldset>
      ))}
      <Row>
        <Button type="submit" size="small" busy={fetching}>
          Save
        </Button>
        <Button look="text" size="small" onClick={() => set(undefined)}>
          Cancel
        </Button>
      </Row>
    </Stack>
  )
}

/** Renders the section of /my/sizes with the member's children and their sizes: add, change, remove. */
export function Children() {
  const [{ data }] = useQuery({ query: GetChildSizesDocument, variables: { departmentTag: 'girls' } })
  const [draft, setDraft] = useState<Draft>()
  const opener = useFocusBack(draft !== undefined)
  const [, remove] = useMutation(RemoveChildSizesDocument)
  const [, save] = useMutation(SaveChildSizesDocument)
  const labels = new Map(
    data?.sizeChoices.flatMap(({ sizes }) => sizes.map((size) => [size.sizingId, size.label])),
  )
  const wordsOf = (child: Child) => child.sizingIds.flatMap((id) => labels.get(id) ?? []).join(', ')
  const putBack = async ({ name, sizingIds }: Child) => {
    const { error } = await save({ input: { id: null, name, sizingIds: [...sizingIds] } })
    if (error) showToast({ text: sizeSaveFailure })
  }
  const forget = async (child: Child) => {
    const { error } = await remove({ id: child.id })
    if (error) showToast({ text: friendlyError(error, 'generic') })
    else
      showToast({
        text: `The sizes of ${child.name} are forgotten.`,
        action: { label: 'Put them back', act: () => void putBack(child) },
      })
  }
  return (
    <Stack as="section" pad={5} surface="card" edge="all" round="sheet" aria-labelledby="children">
      <Text as="h2" id="children" size={22}>
        Children
      </Text>
      <p className="soft">Kept by name and offered in girls and boys, never applied by themselves.</p>
      {data?.childSizes.map((child) => (
        <Row key={child.id} justify="between">
          <span>
            <b>
              <bdi>{child.name}</bdi>
            </b>{' '}
            <span className="soft num">{wordsOf(child)}</span>
          </span>
          <Row as="span" gap={4} rows={0}>
            <LinkButton
              aria-label={`Change ${child.name}`}
              onClick={() => setDraft({ id: child.id, name: child.name, sizingIds: [...child.sizingIds] })}
            >
              Change
            </LinkButton>
            <LinkButton aria-label={`Forget ${child.name}`} onClick={() => void forget(child)}>
              Forget
            </LinkButton>
          </Row>
        </Row>
      ))}
      {draft ? (
        <ChildForm draft={draft} set={setDraft} choices={data?.sizeChoices ?? []} />
      ) : (
        <LinkButton ref={opener} onClick={() => setDraft(nobody)}>
          Add a child
        </LinkButton>
      )}
    </Stack>
  )
}
