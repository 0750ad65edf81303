import { expect, it } from 'vitest'
import { messages } from './allMessages.ts'

it.each([
  { id: 'BET-011', key: 'betting.slip.empty', text: 'No Market Selected' },
  { id: 'BET-017', key: 'betting.slip.placed', text: 'Congratulations! Your Bet Placed Successfully' },
  { id: 'BET-024', key: 'betting.slip.notFinished', text: 'Your Current Bet is Not Finished Yet!' },
  { id: 'BET-034', key: 'betting.refusal.login-required', text: 'Login First to Place order' },
  { id: 'BET-035', key: 'betting.slip.notAllowed', text: 'Bet Not Allowed' },
  { id: 'BET-038', key: 'betting.refusal.stake-invalid', text: 'Invalid Stake' },
  {
    id: 'BET-039',
    key: 'betting.refusal.stake-out-of-range',
    text: 'Amount should be between Min and Max Amount Range',
  },
  { id: 'BET-040', key: 'betting.refusal.odds-zero', text: "Odd/Run Can't be 0" },
  { id: 'BET-041', key: 'betting.refusal.stake-above-cap', text: 'Market Stake Is Greater than allowed' },
  { id: 'BET-054', key: 'betting.quick.warning', text: 'Your exicting bet data will be cleared' },
  { id: 'BET-057', key: 'betting.quick.login', text: 'Login First to Contiue ...' },
  { id: 'STAKE-012', key: 'betting.stakes.saved.quickBets', text: 'Updated Sucessfully' },
  {
    id: 'STAKE-016',
    key: 'betting.stakes.demo',
    text: 'This is your Demo Account, Please Login as Normal user',
  },
  { id: 'OPEN-006', key: 'betting.openBets.empty', text: 'You have no open bets' },
  { id: 'OPEN-007', key: 'betting.openBets.emptyHere', text: 'You have no open bets for this game' },
  { id: 'MKT-017', key: 'betting.inPlay.live', text: 'LIVE' },
  { id: 'MKT-017', key: 'betting.inPlay.notYet', text: 'VS' },
] as const)('$id says $text to the letter', ({ key, text }) => expect(messages[key]).toBe(text))
