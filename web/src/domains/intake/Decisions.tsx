// The decision on a piece: earlier notes, and the choices, by key, mouse or finger.
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/Field.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import styles from './Intake.module.css'
import { onBoardKey } from './keys.ts'
import type { StationState } from './use-station.ts'

const prompts: Readonly<Record<string, string>> = {
  condition: 'Condition: press 1 to 6.',
  ready: 'Enter accepts, D declines, R sends to review.',
  flaws: 'Flaws: press their letters, then Enter.',
  department: '1 girls, 2 boys, 3 both.',
  decline: 'Why is it not taken? Press the number.',
  photos: 'Space opens the files, Tab leads on to an address. Escape when you are done.',
}

function Reasons({ station }: { station: StationState }) {
  return (
    <Stack as="ol" gap={2} className={styles.reasons} aria-label="Decline reasons">
      {station.choices.declineReasons.map((reason, i) => (
        <li key={reason.name}>
          <Chip onClick={() => void station.submit('declined', reason.name)}>
            <kbd>{i + 1}</kbd> {reason.label}
          </Chip>
        </li>
      ))}
    </Stack>
  )
}

function Finish({
  station,
  finishField,
}: {
  station: StationState
  finishField: (element: HTMLElement | null) => void
}) {
  const { bag } = station
  const counted =
    bag.piecesCounted === null
      ? 'nothing was counted at the door'
      : `${bag.piecesCounted} counted at the door`
  return (
    <Stack
      as="form"
      gap={3}
      upTo="form"
      onSubmit={(event) => {
        event.preventDefault()
        void station.finish(station.typed)
      }}
    >
      <Field
        label={`${bag.graded} graded, ${counted}. Why?`}
        ref={finishField}
        value={station.typed}
        autoComplete="off"
        onChange={(event) => station.setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && station.go('ready')}
      />
      <Button type="submit" size="small">
        The bag is empty
      </Button>
    </Stack>
  )
}

/** Renders the grading station's decision buttons (accept, decline, review) and its last message. */
export function Decisions({
  station,
  finishField,
}: {
  station: StationState
  finishField: (element: HTMLElement | null) => void
}) {
  const { said, step } = station
  const press = (key: string) => () => void onBoardKey({ ...station, step: 'ready' }, key)
  return (
    <Stack as="section" gap={2} aria-label="Decide" pad={4} surface="card" edge="all" round="control">
      <p
        className={classes(styles.said, said.mood !== 'plain' && styles[said.mood])}
        role={said.mood === 'bad' ? 'alert' : 'status'}
      >
        {said.text}
      </p>
      {prompts[step] && <Text size={18}>{prompts[step]}</Text>}
      {step === 'decline' && <Reasons station={station} />}
      {step === 'finish' && <Finish station={station} finishField={finishField} />}
      <Row gap={2}>
        <Button onClick={press('enter')}>Accept</Button>
        <Button look="line" onClick={press('d')}>
          Decline
        </Button>
        <Button look="line" onClick={press('r')}>
          Review
        </Button>
        <Button look="text" onClick={press('u')}>
          Take back
        </Button>
        <Button look="text" onClick={press('e')}>
          Bag is empty
        </Button>
      </Row>
    </Stack>
  )
}
