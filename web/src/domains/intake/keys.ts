// The keyboard shortcuts of the grading station, active while nothing is typed.
import { conditionOf, flawOf, nextStep, stepKeys, toggled } from './draft.ts'
import type { StationState } from './use-station.ts'

const departmentsOf: Readonly<Record<string, string | null>> = { '1': 'girls', '2': 'boys', '3': null }

function inFlaws({ draft, put, go }: StationState, key: string): boolean {
  const flaw = flawOf(key)
  if (flaw) put({ flaws: toggled(draft.flaws, flaw) })
  else if (key === 'enter' || key === 'escape') go(key === 'enter' ? nextStep(draft) : 'ready')
  return flaw !== undefined || key === 'enter' || key === 'escape'
}

function inDecline({ choices, submit, go, say }: StationState, key: string): boolean {
  const reason = choices.declineReasons[Number(key) - 1]
  if (reason) void submit('declined', reason.name)
  else if (key === 'escape') go('ready')
  else say('Press the number of the reason, or Escape.', 'bad')
  return true
}

function inDepartment({ advance, go }: StationState, key: string): boolean {
  const department = departmentsOf[key]
  if (department !== undefined) advance({ department })
  else if (key === 'escape' || key === 'enter') go('ready')
  return true
}

function commands(station: StationState, key: string): boolean {
  const { draft, submit, undo, restart, advance, go, say, bag, finish } = station
  const condition = conditionOf(key)
  if (condition) advance({ condition })
  else if (key === 'enter') void submit('accepted')
  else if (key === 'r') void submit('review')
  else if (key === 'u') void undo()
  else if (key === 'x') restart()
  else if (key === 'd' && !draft.category) {
    say('Please choose the category first.', 'bad')
    go('category')
  } else if (key === 'k' && (draft.category?.departments.length ?? 0) < 2)
    say('This kind of piece is shown in one place only.')
  else if (key === 'o' && (draft.category?.details.length ?? 0) === 0)
    say('There is no more to say of this kind of piece.')
  else if (key === 'e' && bag.piecesCounted !== null && bag.graded === bag.piecesCounted) void finish('')
  else if (stepKeys[key]) go(stepKeys[key])
  else return false
  return true
}

/**
 * Handles a key pressed at the grading station; returns whether it meant something. Letters pressed while a
 * piece is being sent are kept for the next piece.
 */
export function onBoardKey(station: StationState, pressed: string): boolean {
  const key = pressed.toLowerCase()
  if (station.busy.current) {
    if (/^[a-z]$/.test(key)) station.early.current += key
    return true
  }
  if (station.step === 'flaws') return inFlaws(station, key)
  if (station.step === 'decline') return inDecline(station, key)
  if (station.step === 'department') return inDepartment(station, key)
  return commands(station, key)
}
