/** Whether a path is an event's page: `/events/{eventId}` or `/events/{eventTypeId}/{eventId}`. */
export const isEventPage = (path: string): boolean => /^\/events\/[^/]+(?:\/[^/]+)?\/?$/.test(path)
