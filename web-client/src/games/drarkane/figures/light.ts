import type { Dragon } from '../reading';

/** The light that a dragon is seen in: the dark ground, the sky and the glow behind it. */
interface Light {
  ground: string;
  sky: string;
  glow: string;
  /** Whether its figure reaches out of the picture on the left, and fades there. */
  fades?: boolean;
}

export const LIGHT: Record<Dragon, Light> = {
  tidewhelp: { ground: '#0e2536', sky: '#1d5b7a', glow: '#9fd8ef' },
  emberling: { ground: '#3a0d06', sky: '#9c2c12', glow: '#ffb45c' },
  mossfang: { ground: '#0f2411', sky: '#3b6a2a', glow: '#c6e58a', fades: true },
  runeling: { ground: '#2a1c04', sky: '#80600e', glow: '#ffe08a' },
  sootling: { ground: '#14110f', sky: '#453a34', glow: '#f0a35a' },
  twilight_drake: { ground: '#221338', sky: '#7b3f5c', glow: '#ffb07a' },
  mirror_twins: { ground: '#182632', sky: '#56707f', glow: '#e8f3f4' },
  cinder_glutton: { ground: '#2b0b05', sky: '#8a2c10', glow: '#ff9b45', fades: true },
  reedlurker: { ground: '#0a2420', sky: '#27655a', glow: '#bfe6b8', fades: true },
  candlewyrm: { ground: '#2a1204', sky: '#8f5210', glow: '#ffe39a' },
  night_thief: { ground: '#0c0f22', sky: '#303a66', glow: '#e6e3c4' },
  three_moon_wyvern: { ground: '#131a34', sky: '#3f4d80', glow: '#f2ecd0' },
  gravewing: { ground: '#12161a', sky: '#3f5357', glow: '#cfe8da' },
  rusthorn: { ground: '#2b1207', sky: '#8f4a1d', glow: '#ffc98a' },
  bogseer: { ground: '#10200e', sky: '#4b6420', glow: '#e2ea86' },
  fourfold_maw: { ground: '#26091c', sky: '#7a2350', glow: '#ff9fb0' },
  abyssal_choir: { ground: '#051b26', sky: '#0f5563', glow: '#8ff0dc' },
  mountainbreaker: { ground: '#1a1613', sky: '#5c5047', glow: '#ffcf94', fades: true },
  stormkeeper: { ground: '#10182c', sky: '#3a4f7f', glow: '#dfeaff' },
  vharzul: { ground: '#190505', sky: '#701512', glow: '#ff8a52' },
};
