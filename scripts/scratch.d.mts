export function makeScratch(): string
