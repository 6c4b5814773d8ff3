import { expect, it } from 'vitest'
import { readCodigos } from './codigos.ts'

it.each([
  ['a column of a sheet', 'bgt935\r\nBGT936\r\n\r\nBGT935\r\n', ['BGT935', 'BGT936']],
  ['cells of a row', 'BGT935\tBGT936', ['BGT935', 'BGT936']],
  ['a sentence with commas', 'BGT935, BGT936; F 102', ['BGT935', 'BGT936', 'F102']],
  ['separated by blanks alone', ' BGT935   BGT936 ', ['BGT935', 'BGT936']],
  ['a folio with its serie in one cell', 'A 102\nB 7', ['A102', 'B7']],
  ['one cell of a sheet', 'A 102\r\n', ['A102']],
  ['quotes that a sheet puts', '"A-102"\n«BGT935»', ['A-102', 'BGT935']],
  ['blanks that are not to be seen', '\ufeffBGT935\u00a0\n\u200bBGT936', ['BGT935', 'BGT936']],
  ['bullets and empty cells are no codes', '-\nBGT935\n—\n\n', ['BGT935']],
  ['nothing', '  \n ', []],
])('[IX-C1] codes are read from %s', (_what, texto, codigos) => expect(readCodigos(texto)).toEqual(codigos))
