import { expect, test } from 'vitest'
import { summarizeCarga } from './summarize-carga.ts'

test('[VI-D3] of what was left out each is named, also beside one that is no XML', () => {
  const archivo = (nombre: string, codigo: string | null, motivo: string | null = codigo) => ({
    nombre,
    codigo,
    motivo,
    id: codigo === null ? '7' : null,
  })
  const { codigo, texto } = summarizeCarga([
    archivo('a.xml', null),
    archivo('notas.txt', 'archivoNoEsXml'),
    archivo('vacio.xml', 'archivoVacio', 'El archivo está vacío'),
  ])
  expect(codigo).toBe('cargaParcial')
  expect(texto).toContain('notas.txt')
  expect(texto).toContain('vacio.xml: El archivo está vacío')
})
