/** The paths of the landing and home page (ROUTE-001, ROUTE-002). */
export const homePaths: readonly string[] = ['/', '/m']

export const isHomePage = (path: string): boolean => homePaths.includes(path)
