// The grading station's memory: the piece on the table, what was graded, and what happens at a press.

import { tagsOfPiece } from '@hemline/rules/catalogue/tags-of-piece.ts'
import {
  FinishBagDocument,
  GradePieceDocument,
  type GradePieceMutation,
  type IntakeBagFieldsFragment,
  type IntakePieceFieldsFragment,
  UndoPieceDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useRef, useState } from 'react'
import { useMutation } from 'urql'
import { newId } from '../../platform/random.ts'
import { photosUnderWay } from '../photos/use-photo-queue.ts'
import {
  type Choices,
  type Decision,
  type Draft,
  emptyDraft,
  inputOf,
  missingWords,
  nextStep,
  noAnswer,
  priceOf,
  type Step,
  type Tags,
  unreadable,
} from './draft.ts'
import { type Likely, type Suggestion, useBrands, useLikely, useSuggestion } from './use-lookups.ts'

export type StationBag = IntakeBagFieldsFragment
export type StationPiece = IntakePieceFieldsFragment
export type Said = { text: string; mood: 'good' | 'bad' | 'plain' }

/** The field that a refusal of the API names, as a step. */
const stepOfField: Readonly<Record<string, Step>> = {
  category: 'category',
  brand: 'brand',
  size: 'size',
  condition: 'condition',
  colors: 'color',
  flaws: 'flaws',
  materials: 'material',
  measurements: 'measure',
  cut: 'cut',
  pattern: 'pattern',
  styles: 'style',
  occasions: 'occasion',
  details: 'details',
  price: 'price',
  retail: 'retail',
  note: 'note',
  declineReason: 'decline',
  photos: 'photos',
}

type SuggestNow = (draft: Draft) => Promise<Suggestion | undefined>
type Press = { gradeKey: string; of: string }

/** The piece on the table, the field that is next, and what was said last. */
function useTable() {
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const [step, setStep] = useState<Step>('category')
  const [typed, setText] = useState('')
  /** Whether nothing was typed into the field yet, so that what is proposed stands in it. */
  const [fresh, setFresh] = useState(true)
  const [said, setSaid] = useState<Said>({ text: '', mood: 'plain' })
  const [turn, setTurn] = useState(0)
  /**
   * Counts the pieces on the table: photos that come late belong to the one they were
   * taken of, and to no next one.
   */
  const [piece, setPiece] = useState(0)
  const underWay = useRef(0)
  const latest = useRef(draft)
  latest.current = draft
  const say = (text: string, mood: Said['mood'] = 'plain') => setSaid({ text, mood })
  const setTyped = (text: string) => {
    setText(text)
    setFresh(false)
  }
  const go = (to: Step, text = '') => {
    setText(text)
    setFresh(text === '')
    setStep(to)
    setTurn((n) => n + 1)
  }
  const put = (change: Partial<Draft>) => {
    const next = { ...latest.current, ...change }
    latest.current = next
    setDraft(next)
    return next
  }
  /** Keeps what was taken and goes to what is still missing. */
  const advance = (change: Partial<Draft>) => go(nextStep(put(change)))
  /** Leaves a field as it is, and asks for it no more. */
  const leave = (from: Step) => {
    put({ skipped: [...latest.current.skipped, from] })
    go('ready')
  }
  const restart = (text = '') => {
    put(emptyDraft)
    setPiece((n) => n + 1)
    underWay.current = 0
    go('category', text)
  }
  return {
    draft,
    step,
    typed,
    fresh,
    said,
    turn,
    piece,
    underWay,
    latest,
    setTyped,
    setStep,
    say,
    go,
    put,
    advance,
    leave,
    restart,
  }
}
type Table = ReturnType<typeof useTable>

/** The bag under the hands: what it holds so far. */
function useBag(first: StationBag) {
  const [bag, setBag] = useState(first)
  const [pieces, setPieces] = useState<readonly StationPiece[]>(first.pieces)
  const [graded, setGraded] = useState<readonly string[]>([])
  const seeBag = (seen: StationBag) => {
    setBag(seen)
    setPieces(seen.pieces)
  }
  const seePiece = (piece: StationPiece, now: Omit<StationBag, 'pieces'>) => {
    setBag({ ...bag, ...now })
    setPieces((all) => [piece, ...all.filter((one) => one.itemNumber !== piece.itemNumber)])
    setGraded((all) => [...all, piece.gradedAt])
  }
  const seePlace = (nextPlace: number) => setBag({ ...bag, nextPlace })
  return { bag, pieces, graded, seeBag, seePiece, seePlace }
}
type Bag = ReturnType<typeof useBag>

const decided: Readonly<Record<string, string>> = {
  accepted: 'accepted',
  declined: 'declined',
  review: 'sent to review',
}
type Answer = GradePieceMutation['gradePiece']

/**
 * Sends a piece: one press is one piece, also when its answer was lost. Letters typed
 * meanwhile begin the next one.
 */
function useSubmit(
  table: Table,
  { bag, seePiece, seePlace }: Bag,
  lookups: { brandKnown: () => Promise<void>; suggestNow: SuggestNow; likely: Likely | null },
) {
  const [, grade] = useMutation(GradePieceDocument)
  const busy = useRef(false)
  const early = useRef('')
  const press = useRef<Press>(undefined)
  const { latest, underWay, say, go, restart } = table

  const refused = (message: string, at: Step) => {
    press.current = undefined
    say(message, 'bad')
    go(at)
  }
  const settle = (answer: Answer) => {
    switch (answer.__typename) {
      case 'GradePiecePayload': {
        const { piece } = answer
        press.current = undefined
        seePiece(piece, answer.bag)
        say(
          `Place ${piece.pieceNumber}: ${piece.brandName}, ${piece.title.toLowerCase()}, ${decided[piece.decision] ?? piece.decision}.`,
          'good',
        )
        return restart(early.current)
      }
      case 'PlaceTaken':
        seePlace(answer.nextPlace)
        return refused(answer.message, 'ready')
      case 'IntakeRefusal':
        return refused(answer.message, stepOfField[answer.field ?? ''] ?? 'ready')
    }
  }
  const send = async (decision: Decision, declineReason: string | undefined) => {
    await lookups.brandKnown()
    const suggested = (await lookups.suggestNow(latest.current))?.price ?? null
    const asked = latest.current
    if (decision !== 'declined' && priceOf(asked, suggested) === null)
      return refused('Please set a price: too little like it is known.', 'price')
    const what = {
      bagId: bag.id,
      pieceNumber: bag.nextPlace,
      decision,
      declineReason,
      suggested,
      tags: tagsFor(asked, lookups.likely),
    }
    const of = JSON.stringify(inputOf(asked, { ...what, gradeKey: '' }))
    if (press.current?.of !== of) press.current = { gradeKey: newId(), of }
    const { data } = await grade({ input: inputOf(asked, { ...what, gradeKey: press.current.gradeKey }) })
    if (data) return settle(data.gradePiece)
    say(`${noAnswer} Press the same key to send it again.`, 'bad')
    go('ready')
  }
  const submit = async (decision: Decision, declineReason?: string) => {
    if (busy.current) return
    const missing =
      decision === 'declined' ? (latest.current.category ? 'ready' : 'category') : nextStep(latest.current)
    if (missing !== 'ready') return refused(missingWords[missing] ?? '', missing)
    const odd = unreadable(latest.current)
    if (odd) return refused(odd.message, odd.step)
    if (underWay.current > 0) return refused(photosUnderWay(underWay.current), 'ready')
    busy.current = true
    early.current = ''
    await send(decision, declineReason).finally(() => {
      busy.current = false
    })
  }
  return { busy, early, submit }
}

/** The styles and occasions of a piece that nobody chose any for: those that follow from what was said. */
export function tagsFor({ category, cut, pattern, materials }: Draft, likely: Likely | null): Tags {
  if (!category) return { styles: [], occasions: [] }
  const sort = likely?.sort ?? null
  const tags = tagsOfPiece({ kind: category, silhouette: cut ?? '', pattern, materials, sort })
  return { styles: tags.style_tags, occasions: tags.occasion_tags }
}

/** Taking the last piece back, and being done with the bag. */
function useBagWork({ say, go, restart }: Table, { bag, pieces, seeBag }: Bag) {
  const [, takeBack] = useMutation(UndoPieceDocument)
  const [, end] = useMutation(FinishBagDocument)
  const undo = async () => {
    const last = pieces.find((one) => one.canUndo)
    if (!last) return say('There is nothing of yours to take back.', 'bad')
    const { data } = await takeBack({ itemNumber: last.itemNumber })
    const answer = data?.undoPiece
    if (answer?.__typename !== 'IntakeBagPayload') return say(answer?.message ?? noAnswer, 'bad')
    seeBag(answer.bag)
    say(
      `Place ${last.pieceNumber} is free again: ${last.brandName}, ${last.title.toLowerCase()} was taken back.`,
    )
    restart()
  }
  const finish = async (reason: string) => {
    const { data } = await end({ bagId: bag.id, reason })
    const answer = data?.finishBag
    if (answer?.__typename === 'IntakeBagPayload') return seeBag(answer.bag)
    say(answer?.message ?? noAnswer, 'bad')
    go('finish', reason)
  }
  return { undo, finish }
}

/**
 * Hook: returns the whole state of the grading station for a bag: draft, step, lookups, and the functions
 * that submit, undo and finish.
 */
export function useStation(first: StationBag, choices: Choices) {
  const table = useTable()
  const onBag = useBag(first)
  const brands = useBrands(table.step, table.typed)
  const { suggestion, now } = useSuggestion(table.draft)
  const likely = useLikely(table.draft)
  const submitting = useSubmit(table, onBag, {
    brandKnown: () => brands.waiting.current,
    suggestNow: now,
    likely,
  })
  const work = useBagWork(table, onBag)
  return { ...table, ...onBag, ...submitting, ...work, choices, brands, suggestion, likely }
}
export type StationState = ReturnType<typeof useStation>
