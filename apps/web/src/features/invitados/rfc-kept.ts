/** The RFC a guest entered, for this tab only: it proves nothing and only saves typing it again. */
const clave = 'valija-invitado-rfc'

export const keepRfc = (rfc: string): void => sessionStorage.setItem(clave, rfc)
export const keptRfc = (): string => sessionStorage.getItem(clave) ?? ''
