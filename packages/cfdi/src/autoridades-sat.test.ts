import { createHash, X509Certificate } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { AUTORIDADES_SAT } from './autoridades-sat.ts'
import { carpetaAutoridadesSat, loadCertificados } from './certificados-node.ts'

const certificateOf = (archivo: string) =>
  new X509Certificate(readFileSync(path.join(carpetaAutoridadesSat, archivo)))
const raices = AUTORIDADES_SAT.filter(({ papel }) => papel === 'raiz').map(({ archivo }) =>
  certificateOf(archivo),
)

it('[VI-A1] every authority of the SAT that ships is the one recorded, and a root of Banco de México signed it', () => {
  expect(readdirSync(carpetaAutoridadesSat).sort()).toEqual(
    AUTORIDADES_SAT.map(({ archivo }) => archivo).sort(),
  )
  for (const { archivo, desde, hasta, huella } of AUTORIDADES_SAT) {
    const certificado = certificateOf(archivo)
    expect(createHash('sha256').update(certificado.raw).digest('hex'), archivo).toBe(huella)
    const dia = (text: string) => new Date(text).toISOString().slice(0, 10)
    expect([dia(certificado.validFrom), dia(certificado.validTo)], archivo).toEqual([desde, hasta])
    expect(
      raices.some((raiz) => certificado.checkIssued(raiz) && certificado.verify(raiz.publicKey)),
      archivo,
    ).toBe(true)
  }
})

it('[VI-A1] the roots of Banco de México are no trust anchors: they sign authorities and nobody else', () => {
  const { anclas, raices, certificadosPac, ignorados } = loadCertificados(carpetaAutoridadesSat)
  expect([anclas.length, raices.length, certificadosPac, ignorados]).toEqual([4, 3, [], []])
})
