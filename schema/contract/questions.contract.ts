import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Question = {
  question: string
  answer: string | null
  isPublic: boolean
  isOwn: boolean
  caseCode: string | null
}
type Listed = { nodes: Question[]; totalCount: number; whyClosed: string | null }
type Asked = Outcome & { question: Question; answerBy: string; field?: string | null }
type Staffed = Outcome & {
  staffCase: {
    case: { status: string; pieces: { itemNumber: number }[] }
    question: { question: string; answer: string | null; isPublic: boolean } | null
  }
}
type Person = { email: string; password: string }

const newKey = () => `ask-${crypto.randomUUID()}`

/**
 * Registers the contract's tests of questions about a piece, for a shopper, an employee and everybody else.
 */
export function questionsContract(make: MakeClient, shopper: Person, employee: Person): void {
  describe('a question about a piece', () => {
    let client: ContractClient
    let staff: ContractClient
    let itemNumber: number
    beforeEach(async () => {
      client = await make()
      staff = client.newVisitor()
      itemNumber = client.marked.listed[0] ?? 0
      await client.run('logIn', { input: shopper })
      await staff.run('logIn', { input: employee })
    })

    const put = (who: ContractClient, text: string, key = newKey()) =>
      ask<Asked>(who, 'askAboutPiece', { input: { itemNumber, text, key } })
    const list = (who: ContractClient) => ask<Listed>(who, 'getPieceQuestions', { itemNumber, page: 1 })

    it('waits for a person, is answered in public, and can be taken off the page', async () => {
      const stranger = client.newVisitor()
      expect(await list(stranger)).toMatchObject({ nodes: [], whyClosed: null })
      const key = newKey()
      const { question } = await put(client, 'Is it fully lined?', key)
      expect(question).toMatchObject({ answer: null, isPublic: false, isOwn: true })
      expect((await put(client, 'Is it fully lined?', key)).question.caseCode).toBe(question.caseCode)
      expect((await list(stranger)).totalCount).toBe(0)
      const input = {
        code: question.caseCode,
        question: question.question,
        answer: 'Yes, in silk.',
        isPublic: true,
        key: newKey(),
      }
      const answered = await ask<Staffed>(staff, 'answerQuestion', { input })
      expect(answered.staffCase).toMatchObject({
        case: { status: 'answered', pieces: [{ itemNumber }] },
        question: { answer: 'Yes, in silk.', isPublic: true },
      })
      expect((await list(stranger)).nodes).toMatchObject([
        { answer: 'Yes, in silk.', isOwn: false, caseCode: null },
      ])
      await staff.run('hideQuestion', { code: question.caseCode })
      expect((await list(stranger)).totalCount).toBe(0)
      expect((await list(client)).nodes).toMatchObject([{ isPublic: false, isOwn: true }])
    })

    it('is refused without an account, for words that name somebody, and a sixth time in a day', async () => {
      expect((await put(client.newVisitor(), 'Is it fully lined?')).__typename).toBe('SignInRequired')
      expect(await put(client, 'Write to ann@hemline.example')).toMatchObject({
        __typename: 'QuestionRefused',
        field: 'text',
      })
      for (let n = 0; n < 5; n++) await put(client, 'Is it fully lined?')
      expect((await put(client, 'Is it fully lined?')).__typename).toBe('QuestionRefused')
    })
  })
}
