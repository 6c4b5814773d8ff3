export const root: string
export function ensureInstalled(): void
export function nodeBinary(): string
export function ensureWebBuilt(): Promise<void>
export function ensureChromium(): string
export function ensureHeadlessChromium(): string
export function installDebian(paquete: string, para: string): boolean
