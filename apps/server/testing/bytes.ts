export const latin1 = (texto: string) => Buffer.from(texto, 'latin1')
export const u32 = (n: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(n >>> 0)
  return bytes
}
export const u16le = (...numeros: number[]) =>
  Buffer.concat(numeros.map((n) => Buffer.from([n & 0xff, (n >> 8) & 0xff])))
