import { bagNameLength } from '@hemline/rules/bags/bag-lists.ts'
import { NameBagDocument } from '@hemline/schema/generated/graphql.ts'
import { Pencil } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import styles from './Bags.module.css'
import type { Bag } from './bag-words.ts'

/**
 * Renders the button that opens the field for a bag's name, and the field. An empty name removes the name. A
 * success closes the field with a toast; a refusal stands at the field.
 */
export function BagName({ bag }: { bag: Bag }) {
  const [{ fetching }, nameBag] = useMutation(NameBagDocument)
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  // The field that had the focus is gone then, so the focus goes back to the button.
  const [closed, setClosed] = useState(false)
  const close = () => {
    setOpen(false)
    setProblem(undefined)
    setClosed(true)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { data, error } = await nameBag({ bagNumber: bag.bagNumber, name }, { quiet: true })
    const answer = data?.nameBag
    if (!answer) return setProblem(friendlyError(error, 'generic'))
    switch (answer.__typename) {
      case 'NameBagPayload':
        showToast({
          text: answer.bag.name ? `This bag is called “${answer.bag.name}” now.` : 'The name is removed.',
        })
        return close()
      case 'BagNotNamed':
        setProblem(answer.message)
    }
  }
  if (!open)
    return (
      <Row below={6}>
        <Button
          autoFocus={closed}
          look="line"
          size="small"
          onClick={() => {
            setName(bag.name ?? '')
            setOpen(true)
          }}
        >
          <Pencil size={16} strokeWidth={1.5} aria-hidden />
          {bag.name ? 'Change the name' : 'Name this bag'}
        </Button>
      </Row>
    )
  return (
    <Stack
      as="form"
      noValidate
      below={6}
      className={styles.naming}
      onSubmit={(event) => void submit(event)}
      aria-label="Name this bag"
    >
      <Field
        label="Name of this bag"
        hint={`Only you and our staff see the name. Up to ${bagNameLength} signs; leave the field empty to remove the name.`}
        placeholder="Spring closet"
        autoFocus
        autoComplete="off"
        value={name}
        error={problem}
        onChange={(event) => {
          setName(event.target.value)
          setProblem(undefined)
        }}
      />
      <Row>
        <Button type="submit" busy={fetching}>
          {fetching ? 'Saving' : 'Save the name'}
        </Button>
        <Button look="line" onClick={close}>
          Cancel
        </Button>
      </Row>
    </Stack>
  )
}
