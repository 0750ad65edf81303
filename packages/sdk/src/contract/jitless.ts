import * as z from 'zod/mini'

// A strict Content-Security-Policy forbids compiling code at run time, and even the library's probe for it is reported
// as a violation. This module must be evaluated before any schema is built, so every file of the contract imports it first.
z.config({ jitless: true })
