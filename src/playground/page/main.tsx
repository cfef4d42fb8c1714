import { render } from 'preact';
import { App } from './app.tsx';
import './style/all.css';

const root = document.getElementById('page');
if (root !== null) {
  root.replaceChildren();
  render(<App />, root);
}
