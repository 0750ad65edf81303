import './jitless.ts'
import * as z from 'zod/mini'
import { endpoint, pageRequest } from './endpoint.ts'
import { entity, field, type Entity, type EntityCodec } from './entity.ts'
import { owner } from './owner.ts'

/** Waiting for staff, answered by staff, or over. */
export const complaintStates = ['open', 'answered', 'closed'] as const
export type ComplaintState = (typeof complaintStates)[number]

const complaintFields = {
  id: field('_id', z.string().check(z.minLength(1))),
  title: z.string(),
  message: z.string(),
  state: field('status', z.enum(complaintStates)),
  /** Answer of the staff; empty until then. */
  answer: z._default(z.string(), ''),
  player: field('user', owner),
  createdAt: z.string(),
  updatedAt: z.string(),
}

/** A player's complaint and the answer of staff. Dates are ISO 8601 UTC. */
export interface Complaint extends Entity<typeof complaintFields> {}

const complaint: EntityCodec<Complaint> = entity(complaintFields)

/** The caller's own complaints, newest first. */
export const listComplaints = endpoint({
  name: 'listComplaints',
  method: 'GET',
  path: 'api/{type}/complain',
  auth: 'loggedIn',
  encoding: 'query',
  request: z.object(pageRequest),
  response: z.array(complaint),
  family: 'complaints',
  paged: true,
  source: 'GET api/{userType}/complain',
})

/** Complaints of the players below a member of staff, newest first; the administrator sees everybody's. */
export const listPlayerComplaints = endpoint({
  name: 'listPlayerComplaints',
  method: 'GET',
  path: 'api/{type}/user/complain',
  auth: 'staff',
  encoding: 'query',
  request: z.object({
    ...pageRequest,
    /** Addition. */
    status: z.optional(z.enum(complaintStates)),
    /** Addition: only the complaints of this player. */
    userId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  response: z.array(complaint),
  family: 'complaints',
  paged: true,
  source: 'GET api/{userType}/user/complain',
})

const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** Files a complaint. Refused to demo accounts. */
export const fileComplaint = endpoint({
  name: 'fileComplaint',
  method: 'POST',
  path: 'api/user/complain',
  auth: 'player',
  encoding: 'json',
  request: z.object({ title: words(120), message: words(2000) }),
  response: complaint,
  changes: ['complaints'],
  success: 'Complaint Added',
  failures: ['demo-account', 'too-many-attempts'],
  source: 'addition: a player files a complaint (Q-076)',
})

/** Answers or closes a complaint of a player below a member of staff; a closed one can't change. */
export const answerComplaint = endpoint({
  name: 'answerComplaint',
  method: 'PATCH',
  path: 'api/{type}/user/complain',
  auth: 'staff',
  encoding: 'json',
  request: z.object({
    complaintId: words(64),
    answer: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
    status: z.enum(['answered', 'closed']),
  }),
  response: complaint,
  changes: ['complaints'],
  failures: ['complaint-unknown', 'complaint-closed', 'answer-required'],
  source: 'addition: staff answer a complaint (Q-076)',
})
