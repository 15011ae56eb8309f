import { mailName } from '@hemline/rules/identity/person-names.ts'
import { type ContactTopic, contactTopics } from '@hemline/rules/vocabulary/help.ts'
import { helpHours, helpMail } from '@hemline/rules/vocabulary/office.ts'
import { composeMail, type Mail } from '../../ports/mail.ts'
import type { ContactMessageRow } from './company.db.ts'

const topicOf = (topic: string) => contactTopics[topic as ContactTopic] ?? topic

/** Returns the mail that brings a contact message to the shop's help address. */
export function contactLetter(message: ContactMessageRow): Mail {
  return composeMail({
    to: helpMail,
    subject: `[${message.reference}] ${topicOf(message.topic)}`,
    paragraphs: [
      `From: ${mailName(message.name) ?? 'somebody'} (${message.email})${message.user_id ? ', logged in' : ''}`,
      ...(message.about ? [`About: ${message.about}`] : []),
      ...message.body.split(/\n{2,}/),
    ],
  })
}

/**
 * Returns the mail that confirms a contact message to its sender. It contains neither the sender's text nor
 * name, so that the form can't be used to mail text to other people's addresses. `answerBy` is the time of
 * the answer in words, `casePath` the page where its case is read and answered, with its key (decision 0250);
 * null when the message has no case yet.
 */
export function contactConfirmation(
  message: ContactMessageRow,
  { webOrigin, answerBy, casePath }: { webOrigin: string; answerBy: string | null; casePath: string | null },
): Mail {
  return composeMail({
    to: message.email,
    subject: `We have your message (${message.reference})`,
    paragraphs: [
      'Hello,',
      `Thank you for writing to Hemline. Your message, “${topicOf(message.topic)}”, has arrived, and a person answers it${answerBy === null ? '' : ` by ${answerBy}`}.`,
      `Our phone is answered ${helpHours}. If you write again about it, please name ${message.reference}.`,
    ],
    link:
      casePath === null
        ? { label: 'Answers to what people ask most', url: `${webOrigin}/support` }
        : { label: 'Read your message and our answer', url: `${webOrigin}${casePath}` },
    closing: ['If you haven’t written to us, somebody mistyped their address: there is nothing to do.'],
  })
}
