// What of the answers to people at the grading table is no thing of its own; known with their screens.
import { addParts } from '../../platform/cache-keys.ts'

addParts(`
  IntakeQueue IntakeHouse IntakePiece IntakeChoices IntakeCategory IntakeSize IntakeColor IntakeDeclineReason IntakeSuggestion
  IntakeBagPayload WrongBagCode BagElsewhere BagTaken PlaceTaken IntakeRefusal GradePiecePayload ReviewPiecePayload NotListed ListPiecesPayload
`)
