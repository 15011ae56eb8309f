// The style chats of the mocks: threads with their turns and outfits.
import type { Slot } from '@hemline/rules/discovery/slots.ts'
import type { Question } from '@hemline/rules/styling/answer.ts'
import type { Brief } from '@hemline/rules/styling/brief.ts'
import type { StyleWord } from '@hemline/rules/styling/taste.ts'

export type MockStyleOutfit = {
  id: string
  name: string
  line: string
  reasons: string[]
  shared: boolean
  pieces: { slot: Slot; itemNumber: number }[]
}
export type MockStyleTurn = {
  id: string
  author: 'shopper' | 'shop'
  words: string
  question: Question | null
  outfits: MockStyleOutfit[]
  at: number
}
export type MockStyleThread = {
  id: string
  owner: string
  title: string
  brief: Brief
  turns: MockStyleTurn[]
  updatedAt: number
}

/** What somebody said of their style. */
export type MockStyleWord = StyleWord & { owner: string }
