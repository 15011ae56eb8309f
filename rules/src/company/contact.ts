// The contact form: what can be taken, and what a message is called. Pure; the same in web, API and mocks.

import { emailMessage, type FieldProblem, isEmail } from '../common/validation.ts'
import { fullNameMax, isPersonName, nameShapeMessage } from '../identity/person-names.ts'
import { contactReferenceMax, contactTextMax, contactTextMin, isContactTopic } from '../vocabulary/help.ts'

export type ContactFields = {
  topic: string
  name: string
  email: string
  reference?: string | null
  text: string
}

export const contactTopicMessage = 'Please choose what it is about.'
export const contactNameMessage = 'Please tell us your name.'
const nameLongMessage = `Please use at most ${fullNameMax} characters.`
const referenceMessage = `Please use at most ${contactReferenceMax} characters.`
const textShortMessage = `Please write a little more: at least ${contactTextMin} characters.`
const textLongMessage = `Please keep it to ${contactTextMax} characters.`

const length = (text: string) => [...text.trim()].length

function nameProblem(text: string): string | undefined {
  if (length(text) === 0) return contactNameMessage
  if (length(text) > fullNameMax) return nameLongMessage
  return isPersonName(text) ? undefined : nameShapeMessage
}

/** For each field of the contact form: returns the problem of the text, undefined for a valid one. */
export const contactChecks: Record<keyof ContactFields, (text: string) => string | undefined> = {
  topic: (text) => (isContactTopic(text) ? undefined : contactTopicMessage),
  name: nameProblem,
  email: (text) => (isEmail(text) ? undefined : emailMessage),
  reference: (text) => (length(text) > contactReferenceMax ? referenceMessage : undefined),
  text: (text) =>
    length(text) < contactTextMin
      ? textShortMessage
      : length(text) > contactTextMax
        ? textLongMessage
        : undefined,
}

/**
 * Checks every field of the contact form. Returns a problem (field and message) for each invalid field, in
 * the form's order; empty when it can be sent.
 */
export function contactProblems(form: ContactFields): FieldProblem[] {
  return (Object.keys(contactChecks) as (keyof ContactFields)[]).flatMap((field) => {
    const message = contactChecks[field](form[field] ?? '')
    return message ? [{ field, message }] : []
  })
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/**
 * Returns the reference number of a contact message, from the end of its id: "HM-7F3A9C21". Undefined when
 * the id is no UUID.
 */
export function contactReference(messageId: string): string | undefined {
  return uuid.test(messageId) ? `HM-${messageId.slice(-8).toUpperCase()}` : undefined
}
