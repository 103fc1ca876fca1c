declare module '~icons/game-icons/*' {
  const icon: import('./icon.ts').Icon;
  export default icon;
}
