/** Left in a folder by the system or by Excel while a sheet is open: nobody hands them in. Takes a name without folders. */
export const isNobodys = (name: string): boolean =>
  /^(\.|~\$)/.test(name) || /^(thumbs\.db|desktop\.ini)$/i.test(name)
